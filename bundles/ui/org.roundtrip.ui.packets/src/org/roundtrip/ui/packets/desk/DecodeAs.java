// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.roundtrip.dissect.KnownProtocol;
import org.roundtrip.model.text.Texts;

/** The menu in which a person chooses the protocol of a server's port. A choice decodes the capture again. */
public final class DecodeAs {
    private static final Texts TEXTS = Texts.of(DecodeAs.class);

    private DecodeAs() {
    }

    /** Adds an item for each protocol, and one that leaves the choice to the bytes. */
    public static void fill(IMenuManager menu, CaptureDesk desk, int port) {
        String now = desk.dissectors().decodedAs().get(port);
        menu.add(choice(TEXTS.text("byBytes", Integer.toString(port)), desk, port, null, now == null));
        menu.add(new Separator());
        for (KnownProtocol protocol : desk.dissectors().protocols()) {
            menu.add(choice(protocol.label(), desk, port, protocol.id(), protocol.id().equals(now)));
        }
    }

    private static IAction choice(String label, CaptureDesk desk, int port, String protocol, boolean chosen) {
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
