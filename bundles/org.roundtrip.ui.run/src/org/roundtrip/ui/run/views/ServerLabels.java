// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.control.Servers;

/** Labels of the list of servers: the provider and the state of its server. */
final class ServerLabels extends LabelProvider implements IStyledLabelProvider {
    private final Servers servers;

    ServerLabels(Servers servers) {
        this.servers = servers;
    }

    @Override
    public StyledString getStyledText(Object element) {
        KnownProvider provider = (KnownProvider) element;
        return new StyledString(provider.info().label())
                .append("  " + state(provider, servers), StyledString.QUALIFIER_STYLER);
    }

    /** The state of a provider's server in a word or two. */
    static String state(KnownProvider provider, Servers servers) {
        if (!provider.available()) {
            return Messages.unavailable;
        }
        return servers.of(provider.info().id()).map(ManualServer::state).map(state -> switch (state) {
            case STARTING -> Messages.serverStarting;
            case RUNNING -> Messages.serverRunning;
            case STOPPED -> Messages.serverStopped;
            case FAILED -> Messages.serverFailed;
        }).orElse(Messages.serverStopped);
    }

    @Override
    public Image getImage(Object element) {
        KnownProvider provider = (KnownProvider) element;
        if (!provider.available()) {
            return Icons.image("server-unavailable");
        }
        return Icons.image(servers.of(provider.info().id()).map(ManualServer::state).map(state -> switch (state) {
            case STARTING -> "server-starting";
            case RUNNING -> "server-up";
            case STOPPED -> "server-down";
            case FAILED -> "server-failed";
        }).orElse("server-down"));
    }
}
