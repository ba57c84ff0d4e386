// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.servers;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.control.Servers;

/** Labels of the list of servers. They say the provider, its server's state, where it runs and who can reach it. */
final class ServerLabels extends LabelProvider implements IStyledLabelProvider {
    private static final Texts TEXTS = Texts.of(ServerLabels.class);

    private final Servers servers;
    private final Supplier<Optional<Plan>> plan;

    /** @param plan the one that servers would be started with */
    ServerLabels(Servers servers, Supplier<Optional<Plan>> plan) {
        this.servers = servers;
        this.plan = plan;
    }

    @Override
    public StyledString getStyledText(Object element) {
        KnownProvider provider = (KnownProvider) element;
        StyledString text = new StyledString(provider.info().label())
                .append("  " + ServerWords.state(provider, servers, plan.get()), StyledString.QUALIFIER_STYLER);
        return tip(element).isEmpty() ? text : text.append(TEXTS.text("serverOpenMark"), StyledString.QUALIFIER_STYLER);
    }

    /** The warning about a server that others can reach; empty without one. */
    String tip(Object element) {
        return ServerWords.warning(servers.of(((KnownProvider) element).info().id()));
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
