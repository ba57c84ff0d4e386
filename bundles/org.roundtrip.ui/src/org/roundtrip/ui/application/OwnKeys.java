// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.jface.bindings.Scheme;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.keys.IBindingService;

/**
 * The page Keys offers the scheme of this workbench alone. The platform defines others, whose keys nobody has tried here; the
 * own one takes what it does not say itself from one of them, by its id.
 */
final class OwnKeys {
    private static final String ID = "org.roundtrip.ui.keys";

    private OwnKeys() {
    }

    /** Takes the other schemes from the lists of the workbench. User interface's thread. */
    static void use(IWorkbench workbench) {
        for (Scheme scheme : workbench.getService(IBindingService.class).getDefinedSchemes()) {
            if (!scheme.getId().equals(ID)) {
                scheme.undefine();
            }
        }
    }
}
