// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/**
 * Computes the class path of a JVM that the workbench starts. It has the files of a bundle and of all bundles that it is
 * wired to, directly or not. Excluded bundles are left out, and so are bundles that only they need. The framework itself
 * is always left out.
 */
public final class WiredClassPath {
    private WiredClassPath() {
    }

    /**
     * The class path that begins with the bundle of {@code anchor}. When no bundle loaded that class, as in plain tests, it
     * is the class path of this JVM.
     *
     * @param excludedBundles symbolic names of the bundles to leave out
     */
    public static List<Path> of(Class<?> anchor, Set<String> excludedBundles) {
        Bundle start = FrameworkUtil.getBundle(anchor);
        return start == null ? ofThisJvm() : ofBundle(start, excludedBundles);
    }

    /** The class path of a bundle that needs no other one: its own files, whether a bundle loaded {@code anchor} or not. */
    public static List<Path> alone(Class<?> anchor) {
        Bundle bundle = FrameworkUtil.getBundle(anchor);
        try {
            return bundle != null ? files(bundle) : List.of(Path.of(anchor.getProtectionDomain().getCodeSource().getLocation().toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<Path> ofThisJvm() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> !path.isEmpty()).map(path -> Path.of(path).toAbsolutePath()).filter(Files::exists)
                .toList();
    }

    private static List<Path> ofBundle(Bundle start, Set<String> excluded) {
        Set<Path> files = new LinkedHashSet<>();
        Set<Bundle> seen = new HashSet<>(Set.of(start));
        Deque<Bundle> next = new ArrayDeque<>(seen);
        while (!next.isEmpty()) {
            Bundle bundle = next.remove();
            files.addAll(files(bundle));
            for (Bundle other : wired(bundle)) {
                if (other.getBundleId() != 0 && !excluded.contains(other.getSymbolicName()) && seen.add(other)) {
                    next.add(other);
                }
            }
        }
        return List.copyOf(files);
    }

    private static List<Bundle> wired(Bundle bundle) {
        List<Bundle> wired = new ArrayList<>();
        BundleWiring wiring = bundle.adapt(BundleWiring.class);
        if (wiring == null) {
            return wired;
        }
        for (BundleWire wire : wiring.getRequiredWires(null)) {
            if (needed(wire)) {
                wired.add(wire.getProviderWiring().getBundle());
            }
        }
        for (BundleWire wire : wiring.getProvidedWires(HostNamespace.HOST_NAMESPACE)) {
            wired.add(wire.getRequirerWiring().getBundle());
        }
        return wired;
    }

    /** Whether a wire is a required bundle or package. Optional and dynamic imports would add unrelated bundles. */
    private static boolean needed(BundleWire wire) {
        String namespace = wire.getCapability().getNamespace();
        String resolution = wire.getRequirement().getDirectives().get(PackageNamespace.REQUIREMENT_RESOLUTION_DIRECTIVE);
        return namespace.equals(BundleNamespace.BUNDLE_NAMESPACE) || namespace.equals(PackageNamespace.PACKAGE_NAMESPACE)
                && (resolution == null || resolution.equals(PackageNamespace.RESOLUTION_MANDATORY));
    }

    /** The jar of a bundle; for a folder also the subfolders in which a development build puts classes. */
    private static List<Path> files(Bundle bundle) {
        Path file = FileLocator.getBundleFileLocation(bundle).map(File::toPath).map(Path::toAbsolutePath)
                .orElseThrow(() -> new IllegalStateException("bundle " + bundle.getSymbolicName() + " is no file"));
        return Stream.of(file, file.resolve("target/classes"), file.resolve("bin"))
                .filter(path -> path == file || Files.isDirectory(path)).toList();
    }
}
