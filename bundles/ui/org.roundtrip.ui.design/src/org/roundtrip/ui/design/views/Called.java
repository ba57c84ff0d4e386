// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Operation;
import org.roundtrip.ui.design.editing.DesignEditing;

/**
 * An operation that is called for a preview. Immutable.
 *
 * @param id        its number in the design
 * @param operation what was drawn when it was looked for
 */
public record Called(int id, Operation operation) {

    static Called of(DesignEditing editing, DrawnOperation drawn) {
        return new Called(drawn.id(), ToModel.operation(editing.design(), drawn));
    }
}
