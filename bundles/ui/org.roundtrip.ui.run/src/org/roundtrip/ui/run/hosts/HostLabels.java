// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.nio.file.Path;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.hosts.Host;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.RunNames;

/** Labels of the list of hosts: name, log-in, key, how the last check ended and when. */
final class HostLabels extends LabelProvider implements ITableLabelProvider {
    private static final Texts TEXTS = Texts.of(HostLabels.class);

    private final Hosts hosts;

    HostLabels(Hosts hosts) {
        this.hosts = hosts;
    }

    @Override
    public String getColumnText(Object element, int column) {
        Host host = (Host) element;
        return switch (column) {
            case 0 -> host.name();
            case 1 -> host.logIn();
            case 2 -> host.keyFile().map(Path::toString).orElse(TEXTS.text("keyNone"));
            default -> outcome(host, hosts);
        };
    }

    @Override
    public Image getColumnImage(Object element, int column) {
        if (column != 0) {
            return null;
        }
        String name = ((Host) element).name();
        return Icons.image(hosts.isBeingChecked(name) ? "server-starting"
                : hosts.lastCheck(name).map(check -> check.grade().icon()).orElse("server-down"));
    }

    /** How the last check of a host ended, in some words. */
    static String outcome(Host host, Hosts hosts) {
        if (hosts.isBeingChecked(host.name())) {
            return TEXTS.text("beingChecked");
        }
        return hosts.lastCheck(host.name()).map(check -> TEXTS.text(check.failed() ? "notReached"
                : check.todo() == 0 ? "allGood" : check.todo() == 1 ? "oneToDo" : "severalToDo",
                RunNames.when(check.time()), check.todo())).orElse(TEXTS.text("notChecked"));
    }
}
