// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.stream.Stream;
import org.eclipse.swt.widgets.Control;

/**
 * The id by which the help finds the page of a part of a view, such as its filter. The page of the view itself needs none.
 * User interface's thread only.
 */
public final class HelpTopic {
    private static final String KEY = "org.roundtrip.help.topic";

    private HelpTopic() {
    }

    /** Sets the id for a control and all controls in it. */
    public static void set(Control control, String id) {
        control.setData(KEY, id);
    }

    /** Returns the ids of a control and of those that contain it, the innermost first. @param control null for none */
    public static Stream<String> of(Control control) {
        return Stream.iterate(control, each -> each != null, each -> each.getParent())
                .map(each -> each.getData(KEY)).filter(String.class::isInstance).map(String.class::cast);
    }
}
