// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.properties;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.eclipse.ui.views.properties.IPropertySource;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;

/** Gives plans and runs of the tree, and the run in focus, their properties, and the view Properties its page. */
public final class ItemAdapters implements IAdapterFactory {
    @Override
    public <T> T getAdapter(Object item, Class<T> type) {
        if (type == IPropertySheetPage.class) {
            return type.cast(new OrderedPage());
        }
        if (type != IPropertySource.class) {
            return null;
        }
        return type.cast(switch (item) {
            case PlanItem plan when plan.plan() != null -> ItemProperties.of(plan);
            case RunItem run when run.run() != null -> ItemProperties.of(run.run(), run.label(), run.folder());
            case Focus focus when focus.run() != null ->
                ItemProperties.of(focus.run().run(), focus.run().label(), focus.run().folder().folder());
            default -> null;
        });
    }

    @Override
    public Class<?>[] getAdapterList() {
        return new Class<?>[] {IPropertySource.class, IPropertySheetPage.class};
    }
}
