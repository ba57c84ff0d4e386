// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * The providers to test: all services of the framework, or, in plain Java, those that the components of the bundle folders in
 * the system property {@code roundtrip.kit.bundles} declare. Where the property {@code roundtrip.kit.only} has ids with commas
 * between them, those alone, as with {@code ./test --only ProviderKitTest -Dkit.only=yoko,omniorb}.
 */
final class Providers {
    private Providers() {
    }

    /** A provider and what it declares of itself. */
    record Candidate(ProviderInfo info, Provider provider) {
    }

    /** All of them, by id. */
    static List<Candidate> all() throws Exception {
        Bundle kit = FrameworkUtil.getBundle(Providers.class);
        List<Candidate> candidates = new ArrayList<>(kit != null ? registered(kit.getBundleContext())
                : declared(System.getProperty("roundtrip.kit.bundles", "")));
        List<String> only = List.of(System.getProperty("roundtrip.kit.only", "").split(","));
        candidates.removeIf(candidate -> !only.equals(List.of("")) && !only.contains(candidate.info.id()));
        candidates.sort(Comparator.comparing(candidate -> candidate.info.id()));
        return candidates;
    }

    private static List<Candidate> registered(BundleContext context) throws InvalidSyntaxException {
        List<Candidate> candidates = new ArrayList<>();
        for (ServiceReference<Provider> reference : context.getServiceReferences(Provider.class, null)) {
            Map<String, Object> properties = new HashMap<>();
            for (String key : reference.getPropertyKeys()) {
                properties.put(key, reference.getProperty(key));
            }
            candidates.add(new Candidate(ProviderInfo.of(properties), context.getService(reference)));
        }
        return candidates;
    }

    private static List<Candidate> declared(String folders) throws Exception {
        List<Candidate> candidates = new ArrayList<>();
        for (String folder : folders.split(":")) {
            for (Path component : components(Path.of(folder, "OSGI-INF"))) {
                declared(component).ifPresent(candidates::add);
            }
        }
        return candidates;
    }

    private static List<Path> components(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".xml")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the provider of a component; a bundle may have components of other services, too. */
    private static Optional<Candidate> declared(Path component) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document document = factory.newDocumentBuilder().parse(component.toFile());
        Element service = (Element) document.getElementsByTagName("provide").item(0);
        if (!service.getAttribute("interface").equals(Provider.class.getName())) {
            return Optional.empty();
        }
        Map<String, String> properties = new HashMap<>();
        NodeList elements = document.getElementsByTagName("property");
        for (int i = 0; i < elements.getLength(); i++) {
            Element property = (Element) elements.item(i);
            properties.put(property.getAttribute("name"), property.getAttribute("value"));
        }
        Element implementation = (Element) document.getElementsByTagName("implementation").item(0);
        Object provider = Class.forName(implementation.getAttribute("class")).getConstructor().newInstance();
        return Optional.of(new Candidate(ProviderInfo.of(properties), (Provider) provider));
    }
}
