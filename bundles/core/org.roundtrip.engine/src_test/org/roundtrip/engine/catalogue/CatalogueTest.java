// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;

class CatalogueTest {
    private int created;
    private int changes;

    @Test
    void theFloorComesFirstThenTheOthersById() {
        Map<ProviderInfo, Provider> given = new LinkedHashMap<>();
        for (String id : List.of("rmi", "socket", "axis")) {
            given.put(new ProviderInfo(id, id, "F", "P", "1", "EPL-2.0", id.equals("socket")), new TrialProvider());
        }
        ProviderCatalogue catalogue = new ProviderCatalogue(given);
        assertEquals(List.of("socket", "axis", "rmi"), ids(catalogue));
        assertEquals("rmi", catalogue.find("rmi").orElseThrow().info().id());
        assertTrue(catalogue.find("corba").isEmpty());
    }

    @Test
    void listenersAreCalledWhenServicesComeAndGo() {
        CatalogueComponent catalogue = new CatalogueComponent();
        catalogue.addListener(() -> changes++);
        ServiceReference<Provider> service = service(Map.of("roundtrip.id", "a", "roundtrip.label", "A",
                "roundtrip.family", "F", "roundtrip.protocol", "P", "roundtrip.version", "1", "roundtrip.licence", "MIT"));
        catalogue.bind(service);
        assertEquals(List.of("a"), ids(catalogue));
        assertEquals(1, changes);
        RegisteredProvider registered = catalogue.find("a").orElseThrow();
        assertEquals(0, created, "listing a provider creates none");
        assertSame(registered.provider(), registered.provider());
        assertEquals(1, created);
        catalogue.unbind(service);
        assertEquals(List.of(), ids(catalogue));
        assertEquals(2, changes);
    }

    @Test
    void aServiceThatDoesNotDescribeItselfIsLeftOut() {
        CatalogueComponent catalogue = new CatalogueComponent();
        catalogue.addListener(() -> changes++);
        ServiceReference<Provider> service = service(Map.of("roundtrip.id", "a"));
        catalogue.bind(service);
        catalogue.unbind(service);
        assertEquals(List.of(), ids(catalogue));
        assertEquals(0, changes);
    }

    @Test
    void ofTwoProvidersWithOneIdTheOneThatCameWithRoundtripIsUsed() {
        CatalogueComponent catalogue = new CatalogueComponent();
        ServiceReference<Provider> added = service(described("added"), "roundtrip-provider:/home/own.jar?1-2", 1);
        ServiceReference<Provider> second = service(described("second"), "roundtrip-provider:/home/second.jar?1-2", 3);
        ServiceReference<Provider> own = service(described("own"), "reference:file:plugins/own.jar", 2);
        catalogue.bind(second);
        catalogue.bind(added);
        assertEquals(List.of("added"), labels(catalogue), "of two added ones the first one is used");
        catalogue.bind(own);
        assertEquals(List.of("own"), labels(catalogue));
        catalogue.unbind(added);
        assertEquals(List.of("own"), labels(catalogue));
        catalogue.unbind(own);
        assertEquals(List.of("second"), labels(catalogue));
        catalogue.unbind(second);
        assertEquals(List.of(), labels(catalogue));
    }

    private static List<String> labels(ProviderCatalogue catalogue) {
        return catalogue.providers().stream().map(each -> each.info().label()).toList();
    }

    private static Map<String, Object> described(String label) {
        return Map.of("roundtrip.id", "a", "roundtrip.label", label, "roundtrip.family", "F", "roundtrip.protocol", "P",
                "roundtrip.version", "1", "roundtrip.licence", "EPL-2.0");
    }

    @Test
    void optionsOfTheEngineFollowThoseOfTheProvider() {
        RegisteredProvider trial = new RegisteredProvider(TrialProvider.INFO, TrialProvider::new);
        assertEquals(List.of("fault", "style", "host", "port", "server"),
                trial.options().stream().map(option -> option.name()).toList());
    }

    @Test
    void aProviderThatCannotBeCreatedIsNotAvailable() {
        RegisteredProvider broken = new RegisteredProvider(TrialProvider.INFO, () -> {
            throw new ExceptionInInitializerError("on purpose");
        });
        Availability.Unavailable no = assertInstanceOf(Availability.Unavailable.class, broken.availability());
        assertEquals("Provider trial failed to be created: ExceptionInInitializerError: on purpose.", no.reason());
    }

    private static List<String> ids(ProviderCatalogue catalogue) {
        return catalogue.providers().stream().map(each -> each.info().id()).toList();
    }

    private ServiceReference<Provider> service(Map<String, Object> properties) {
        return service(properties, "some.bundle", 1);
    }

    @SuppressWarnings("unchecked")
    private ServiceReference<Provider> service(Map<String, Object> properties, String location, long bundleId) {
        BundleContext context = proxy(BundleContext.class, Map.of("getService", arguments -> {
            created++;
            return new TrialProvider();
        }));
        Bundle bundle = proxy(Bundle.class, Map.of("getBundleContext", arguments -> context,
                "getSymbolicName", arguments -> "some.bundle", "getLocation", arguments -> location,
                "getBundleId", arguments -> bundleId));
        return proxy(ServiceReference.class, Map.of("getBundle", arguments -> bundle,
                "getPropertyKeys", arguments -> properties.keySet().toArray(String[]::new),
                "getProperty", arguments -> arguments[0].equals("service.id") ? bundleId : properties.get(arguments[0]),
                "hashCode", arguments -> (int) bundleId, "equals", arguments -> arguments[0].hashCode() == bundleId));
    }

    private interface Answer {
        Object to(Object[] arguments);
    }

    private static <T> T proxy(Class<T> type, Map<String, Answer> answers) {
        return type.cast(Proxy.newProxyInstance(CatalogueTest.class.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> answers.get(method.getName()).to(arguments)));
    }
}
