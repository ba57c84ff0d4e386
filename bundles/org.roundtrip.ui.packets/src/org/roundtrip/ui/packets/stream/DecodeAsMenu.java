// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.KnownProtocol;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.ui.packets.desk.CaptureDesk;

/** The choice of what the port of a connection's server speaks; the capture is decoded anew when it is made. */
final class DecodeAsMenu {
    private final CaptureDesk desk;
    private final StreamTable table;
    private final MenuManager menu = new MenuManager(Messages.decodeAs) {
        @Override
        public boolean isEnabled() {
            return table.selected() != null;
        }
    };

    DecodeAsMenu(CaptureDesk desk, StreamTable table) {
        this.desk = desk;
        this.table = table;
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::fill);
    }

    MenuManager menu() {
        return menu;
    }

    private void fill(IMenuManager into) {
        StreamRow row = table.selected();
        if (row == null) {
            return;
        }
        int port = row.server().port();
        Dissectors dissectors = desk.dissectors();
        String now = dissectors.decodedAs().get(port);
        into.add(choice(NLS.bind(Messages.byBytes, Integer.toString(port)), port, null, now == null));
        into.add(new Separator());
        for (KnownProtocol protocol : dissectors.protocols()) {
            into.add(choice(protocol.label(), port, protocol.id(), protocol.id().equals(now)));
        }
    }

    private IAction choice(String label, int port, String protocol, boolean chosen) {
        Action action = new Action(label, IAction.AS_RADIO_BUTTON) {
            @Override
            public void run() {
                if (isChecked() && !chosen) {
                    desk.dissectors().decodeAs(port, protocol);
                    desk.reopen();
                }
            }
        };
        action.setChecked(chosen);
        return action;
    }
}
