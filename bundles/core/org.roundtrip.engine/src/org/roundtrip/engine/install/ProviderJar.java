// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.install;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Provider;

/** A jar that is to be a bundle with providers. */
final class ProviderJar {
    private static final Texts TEXTS = Texts.of(ProviderJar.class);
    private static final Pattern UNRESOLVED = Pattern.compile("Unresolved requirement: ([^\n]*)");

    private ProviderJar() {
    }

    /** Installs a jar as a bundle, from a copy that the framework makes. */
    static void install(BundleContext context, String location, Path file) throws BundleException, IOException {
        if (!bundle(file)) {
            throw new BundleException(TEXTS.text("noBundle", file.getFileName()), BundleException.MANIFEST_ERROR);
        }
        try (InputStream in = Files.newInputStream(file)) {
            context.installBundle(location, in);
        }
    }

    private static boolean bundle(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            return manifest != null && manifest.getMainAttributes().getValue(Constants.BUNDLE_SYMBOLICNAME) != null;
        } catch (ZipException e) {
            return false;
        }
    }

    /** Returns the providers that a started bundle offers. */
    static List<ServiceReference<?>> providers(Bundle bundle) {
        List<ServiceReference<?>> providers = new ArrayList<>();
        ServiceReference<?>[] services = bundle.getRegisteredServices();
        for (ServiceReference<?> service : services == null ? new ServiceReference<?>[0] : services) {
            if (List.of((String[]) service.getProperty(Constants.OBJECTCLASS)).contains(Provider.class.getName())) {
                providers.add(service);
            }
        }
        return providers;
    }

    /** Returns what people know a bundle by: the file of an added one, else its symbolic name. */
    static String name(Bundle bundle) {
        String location = bundle.getLocation();
        return location.startsWith(Precedence.ADDED)
                ? Path.of(location.substring(Precedence.ADDED.length(), location.lastIndexOf('?'))).getFileName().toString()
                : bundle.getSymbolicName();
    }

    /** Returns one sentence on why a jar cannot be used. */
    static String problem(String name, BundleException e) {
        Matcher unresolved = UNRESOLVED.matcher(String.valueOf(e.getMessage()));
        return switch (e.getType()) {
            case BundleException.MANIFEST_ERROR -> TEXTS.text("noBundle", name);
            case BundleException.DUPLICATE_BUNDLE_ERROR -> TEXTS.text("twice", name);
            case BundleException.RESOLVE_ERROR -> TEXTS.text("unresolved", name,
                    unresolved.find() ? unresolved.group(1).strip() : Failure.sentence(e));
            default -> TEXTS.text("broken", name, Failure.sentence(e));
        };
    }
}
