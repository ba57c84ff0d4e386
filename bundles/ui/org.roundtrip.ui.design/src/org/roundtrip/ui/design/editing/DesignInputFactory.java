// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.nio.file.Path;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.IElementFactory;
import org.eclipse.ui.IMemento;

/** Restores the inputs of the editors of payloads that were open. */
public final class DesignInputFactory implements IElementFactory {
    static final String ID = "org.roundtrip.ui.design.input";

    @Override
    public IAdaptable createElement(IMemento memento) {
        return new DesignInput(Path.of(memento.getString(DesignInput.FILE)));
    }
}
