// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The providers of a product, found in plain Java: by the components that its bundles declare. */
final class InstalledProviders {
    private static final String COMPONENTS = "OSGI-INF/";

    private final Map<ProviderInfo, Provider> providers = new HashMap<>();

    private InstalledProviders() {
    }

    /** Reads the bundles in a folder, each of which is on the class path. */
    static ProviderCatalogue in(Path plugins) throws Exception {
        InstalledProviders installed = new InstalledProviders();
        try (Stream<Path> bundles = Files.list(plugins)) {
            for (Path bundle : bundles.filter(each -> each.getFileName().toString().startsWith("org.roundtrip.provider.")).toList()) {
                installed.read(bundle);
            }
        }
        return new ProviderCatalogue(installed.providers);
    }

    private void read(Path bundle) throws Exception {
        if (Files.isDirectory(bundle)) {
            try (Stream<Path> files = Files.list(bundle.resolve(COMPONENTS))) {
                for (Path component : files.toList()) {
                    try (InputStream in = Files.newInputStream(component)) {
                        component(in);
                    }
                }
            }
            return;
        }
        try (JarFile jar = new JarFile(bundle.toFile())) {
            List<JarEntry> components = jar.stream()
                    .filter(entry -> entry.getName().startsWith(COMPONENTS) && entry.getName().endsWith(".xml")).toList();
            for (JarEntry component : components) {
                try (InputStream in = jar.getInputStream(component)) {
                    component(in);
                }
            }
        }
    }

    private void component(InputStream in) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document document = factory.newDocumentBuilder().parse(in);
        Element service = (Element) document.getElementsByTagName("provide").item(0);
        if (service == null || !service.getAttribute("interface").equals(Provider.class.getName())) {
            return;
        }
        Map<String, String> properties = new HashMap<>();
        NodeList elements = document.getElementsByTagName("property");
        for (int i = 0; i < elements.getLength(); i++) {
            Element property = (Element) elements.item(i);
            properties.put(property.getAttribute("name"), property.getAttribute("value"));
        }
        Element implementation = (Element) document.getElementsByTagName("implementation").item(0);
        providers.put(ProviderInfo.of(properties),
                (Provider) Class.forName(implementation.getAttribute("class")).getConstructor().newInstance());
    }
}
