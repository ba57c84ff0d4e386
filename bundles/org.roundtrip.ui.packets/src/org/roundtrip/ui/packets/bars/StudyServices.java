// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/** Makes the {@link ProviderStudies} of the workbench when they are first asked for. */
public final class StudyServices extends AbstractServiceFactory {
    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    public Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        Object above = parent.getService(service);
        return above != null ? above : new ProviderStudies();
    }
}
