// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunView;

/** How latency settles while the calls go on. */
public final class WarmUpView extends RunView {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.warmUp";

    @Override
    protected Control createBody(Composite bodyParent) {
        return new Composite(bodyParent, SWT.NONE);
    }

    @Override
    protected void show(OpenRun shown) {
    }

    @Override
    protected void update(OpenRun shown) {
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.warmUpEmpty, Messages.warmUpHow, null);
    }
}
