// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.opening;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorInput;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.run.library.PlanSource;

/** The input of a plan editor as other parts of the workbench ask for it. */
class PlanInputTest {
    private final PlanInput input = new PlanInput(new PlanSource.Example("first-look"));

    @Test
    void itAdaptsToWhatItIs() {
        assertSame(input, input.getAdapter(IEditorInput.class));
        assertSame(input, Adapters.adapt(input, PlanInput.class));
    }

    @Test
    void anUnknownAdapterIsNull() {
        assertNull(input.getAdapter(Runnable.class));
        assertNull(Adapters.adapt(input, Runnable.class));
    }
}
