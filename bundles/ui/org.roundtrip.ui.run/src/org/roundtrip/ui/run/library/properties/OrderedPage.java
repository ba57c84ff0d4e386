// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.properties;

import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;

/**
 * A page of properties in the order of {@link ItemProperties}: first what is selected, its machine last. The platform would
 * sort groups and names by the alphabet.
 */
final class OrderedPage extends PropertySheetPage {
    OrderedPage() {
        setSorter(new PropertySheetSorter() {
            @Override
            public int compare(IPropertySheetEntry one, IPropertySheetEntry other) {
                return 0;
            }

            @Override
            public int compareCategories(String one, String other) {
                return 0;
            }
        });
    }
}
