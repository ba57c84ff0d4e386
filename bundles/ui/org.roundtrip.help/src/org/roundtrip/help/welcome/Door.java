// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.welcome;

import java.util.List;
import org.roundtrip.model.text.Texts;

/**
 * A place to begin: a name, a sentence on it, and links.
 *
 * @param name     a few words
 * @param sentence what can be done there
 * @param icon     name of an icon of the workbench
 * @param links    in the order in which they are shown
 */
record Door(String name, String sentence, String icon, List<Link> links) {
    private static final Texts TEXTS = Texts.of(Door.class);

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
                new Door(TEXTS.text("measure"), TEXTS.text("measureSentence"), "run", List.of(
                        new Link(TEXTS.text("toRun"), PERSPECTIVE.formatted("org.roundtrip.ui.run.perspective")),
                        new Link(TEXTS.text("newPlan"), "org.roundtrip.ui.run.newPlan"),
                        new Link(TEXTS.text("openRun"), "org.roundtrip.ui.run.openRun"))),
                new Door(TEXTS.text("draw"), TEXTS.text("drawSentence"), "payload", List.of(
                        new Link(TEXTS.text("newPayload"), "org.roundtrip.ui.design.new"),
                        new Link(TEXTS.text("toDesign"), PERSPECTIVE.formatted("org.roundtrip.ui.design.perspective")))),
                new Door(TEXTS.text("packets"), TEXTS.text("packetsSentence"), "packets", List.of(
                        new Link(TEXTS.text("openCapture"), "org.roundtrip.ui.packets.openCapture"),
                        new Link(TEXTS.text("toPackets"), PERSPECTIVE.formatted("org.roundtrip.ui.packets.perspective")))),
                new Door(TEXTS.text("learn"), TEXTS.text("learnSentence"), "help", List.of(
                        new Link(TEXTS.text("firstSteps"), "org.eclipse.ui.help.helpContents"),
                        new Link(TEXTS.text("shortcuts"), "org.eclipse.ui.window.showKeyAssist"),
                        new Link(TEXTS.text("findCommand"), "org.eclipse.ui.window.quickAccess"))));
    }
}
