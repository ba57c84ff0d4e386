// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.expressions.PropertyTester;
import org.roundtrip.model.Run;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Item.TrashItem;

/**
 * Properties of the library's items that menus test. {@code own}: a plan or a payload is the user's own. {@code trash}:
 * it is the trash or in it. {@code deletable}: the item can be deleted.
 */
public final class ItemTester extends PropertyTester {
    @Override
    public boolean test(Object receiver, String property, Object[] args, Object expected) {
        return switch (property) {
            case "own" -> receiver instanceof PayloadItem || receiver instanceof PlanItem plan && plan.own();
            case "trash" -> receiver == Shelf.TRASH || receiver instanceof TrashItem;
            default -> deletable(receiver);
        };
    }

    /** Whether an item can be deleted. Examples, a run in progress and one that comes with Roundtrip cannot. What is in the trash can be deleted for good. */
    static boolean deletable(Object item) {
        return switch (item) {
            case PlanItem plan -> plan.own();
            case PayloadItem payload -> true;
            case RunItem run -> !run.recorded() && (run.run() == null || run.run().outcome() != Run.Outcome.RUNNING);
            case TrashItem gone -> true;
            case null, default -> false;
        };
    }
}
