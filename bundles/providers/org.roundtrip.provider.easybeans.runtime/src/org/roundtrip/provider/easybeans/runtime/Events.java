// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans.runtime;

import org.ow2.easybeans.api.EZBJ2EEManagedObject;
import org.ow2.easybeans.api.event.EZBEventListener;
import org.ow2.easybeans.component.itf.EZBEventComponent;
import org.ow2.util.event.api.IEventDispatcher;
import org.ow2.util.event.api.IEventService;
import org.ow2.util.event.impl.EventDispatcher;
import org.ow2.util.event.impl.EventService;

/** The component by which the container sends events. EasyBeans's own is not published; this one passes all to the event service. */
final class Events implements EZBEventComponent {
    private final IEventService service = new EventService();

    @Override
    public void init() {
        // There is nothing to configure.
    }

    @Override
    public void start() {
        service.start();
    }

    @Override
    public void stop() {
        service.stop();
    }

    @Override
    public void registerJ2EEManagedObject(EZBJ2EEManagedObject object, IEventDispatcher dispatcher) {
        service.registerDispatcher(object.getJ2EEManagedObjectId(), dispatcher);
    }

    @Override
    public void unregisterJ2EEManagedObject(EZBJ2EEManagedObject object) {
        service.unregisterDispatcher(object.getJ2EEManagedObjectId());
    }

    @Override
    public void registerEventListener(EZBEventListener listener) {
        service.registerListener(listener, listener.getEventProviderFilter());
    }

    @Override
    public void unregisterEventListener(EZBEventListener listener) {
        service.unregisterListener(listener);
    }

    @Override
    public IEventService getEventService() {
        return service;
    }

    @Override
    public IEventDispatcher createEventDispatcher() {
        return new EventDispatcher();
    }
}
