// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.welcome;

import java.util.List;

/**
 * A place to begin: a name, a sentence on it, and links.
 *
 * @param name     a few words
 * @param sentence what can be done there
 * @param icon     name of an icon of the workbench
 * @param links    in the order in which they are shown
 */
record Door(String name, String sentence, String icon, List<Link> links) {

    /**
     * A link.
     *
     * @param text    what it does
     * @param command the command that it runs, with its parameters, as the platform writes commands as text
     */
    record Link(String text, String command) {
    }

    /** The command that shows a perspective. */
    static final String SHOW_PERSPECTIVE = "org.eclipse.ui.perspectives.showPerspective";
    private static final String PERSPECTIVE = SHOW_PERSPECTIVE + "(" + SHOW_PERSPECTIVE + ".perspectiveId=%s)";

    /** The places: measure, draw, look at packets, learn. */
    static List<Door> all() {
        return List.of(
                new Door(Messages.measure, Messages.measureSentence, "run", List.of(
                        new Link(Messages.toRun, PERSPECTIVE.formatted("org.roundtrip.ui.run.perspective")),
                        new Link(Messages.newPlan, "org.roundtrip.ui.run.newPlan"),
                        new Link(Messages.openRun, "org.roundtrip.ui.run.openRun"))),
                new Door(Messages.draw, Messages.drawSentence, "payload", List.of(
                        new Link(Messages.newPayload, "org.roundtrip.ui.design.new"),
                        new Link(Messages.toDesign, PERSPECTIVE.formatted("org.roundtrip.ui.design.perspective")))),
                new Door(Messages.packets, Messages.packetsSentence, "packets", List.of(
                        new Link(Messages.openCapture, "org.roundtrip.ui.packets.openCapture"),
                        new Link(Messages.toPackets, PERSPECTIVE.formatted("org.roundtrip.ui.packets.perspective")))),
                new Door(Messages.learn, Messages.learnSentence, "help", List.of(
                        new Link(Messages.firstSteps, "org.eclipse.ui.help.helpContents"),
                        new Link(Messages.shortcuts, "org.eclipse.ui.window.showKeyAssist"),
                        new Link(Messages.findCommand, "org.eclipse.ui.window.quickAccess"))));
    }
}
