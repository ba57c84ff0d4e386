// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import java.util.Optional;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Outline;

/**
 * A text of a design.
 *
 * @param node     the number of a node; {@link org.roundtrip.design.Target#DESIGN} for the design itself
 * @param property which of the node's texts
 */
public record TextPlace(int node, TextProperty property) {

    /** Returns the text that a design has; empty when it has none, for example because the node has gone. */
    public Optional<String> text(Outline outline) {
        return property.text(outline, node);
    }

    /** Returns the design with another text, or why it cannot have that. */
    public Edited edit(Design design, String text) {
        return property.edit(design, node, text);
    }
}
