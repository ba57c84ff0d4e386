// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.ServiceReference;
import org.roundtrip.files.FolderWatch;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.text.Texts;

/**
 * The folder of added providers and the bundles that were installed from it. The framework remembers bundles from the last
 * time, so each bundle's location names its file with size and time: what is not in the folder any more, or has changed, is
 * uninstalled.
 */
public final class ProviderFolder implements InstalledProviders {
    private static final Texts TEXTS = Texts.of(ProviderFolder.class);
    /** A jar is not looked at while it is being copied, as long as its writer makes no longer pauses. */
    private static final long QUIET_MILLIS = 300;
    private static final String SUFFIX = ".jar";

    private final BundleContext context;
    private final Path folder;
    /** Problems by location, so that a jar is tried again only after it has changed. */
    private final Map<String, String> problems = new HashMap<>();

    /** Called by declarative services, before the catalogue of providers. */
    public ProviderFolder(BundleContext context) {
        this(context, RoundtripHome.current().providers());
    }

    ProviderFolder(BundleContext context, Path folder) {
        this.context = context;
        this.folder = folder;
        synchronise();
    }

    @Override
    public synchronized List<Jar> list() {
        synchronise();
        List<Jar> jars = new ArrayList<>();
        locations().forEach((location, file) -> {
            Bundle bundle = context.getBundle(location);
            List<ServiceReference<?>> providers = bundle == null ? List.of() : ProviderJar.providers(bundle);
            String name = file.getFileName().toString();
            String problem = problems.getOrDefault(location, providers.isEmpty() ? TEXTS.text("noProvider", name)
                    : providers.stream().flatMap(each -> taken(name, each).stream()).findFirst().orElse(""));
            jars.add(new Jar(name, providers.stream().filter(each -> Precedence.used(context, each).equals(Optional.of(each)))
                    .map(Precedence::id).toList(), problem));
        });
        return jars;
    }

    /** Says why a provider of a jar is not used, when another one has its id. */
    private Optional<String> taken(String jar, ServiceReference<?> provider) {
        return Precedence.used(context, provider).filter(other -> !other.equals(provider)).map(other ->
                TEXTS.text("taken", jar, Precedence.id(provider), ProviderJar.name(other.getBundle())));
    }

    @Override
    public Jar install(Path jar) throws IOException {
        String name = jar.getFileName().toString();
        if (!name.endsWith(SUFFIX)) {
            return new Jar(name, List.of(), TEXTS.text("noBundle", name));
        }
        Path target = Files.createDirectories(folder).resolve(name);
        Path copy = Files.createTempFile(folder, "copying", null);
        Path before = copy.resolveSibling(copy.getFileName() + ".before");
        try {
            Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
            if (Files.exists(target)) {
                Files.move(target, before);
            }
            Files.move(copy, target, StandardCopyOption.REPLACE_EXISTING);
            Jar installed = list().stream().filter(each -> each.name().equals(name)).findFirst()
                    .orElseThrow(() -> new NoSuchFileException(target.toString()));
            if (!installed.problem().isEmpty()) {
                Files.deleteIfExists(target);
                if (Files.exists(before)) {
                    Files.move(before, target);
                }
                synchronise();
            }
            return installed;
        } finally {
            Files.deleteIfExists(copy);
            Files.deleteIfExists(before);
        }
    }

    @Override
    public void remove(String name) throws IOException {
        if (list().stream().noneMatch(jar -> jar.name().equals(name))) {
            throw new NoSuchFileException(TEXTS.text("unknown", name, folder));
        }
        Files.delete(folder.resolve(name));
        synchronise();
    }

    @Override
    public FolderWatch watch(Runnable changed) {
        return FolderWatch.start(List.of(folder), QUIET_MILLIS, () -> {
            synchronise();
            changed.run();
        });
    }

    /** Makes the bundles those of the folder. All are installed before the first one starts, since one may need another. */
    private synchronized void synchronise() {
        Map<String, Path> wanted = locations();
        problems.keySet().retainAll(wanted.keySet());
        for (Bundle bundle : context.getBundles()) {
            if (bundle.getLocation().startsWith(Precedence.ADDED) && !wanted.containsKey(bundle.getLocation())) {
                attempt(bundle.getLocation(), bundle.getLocation(), bundle::uninstall);
            }
        }
        wanted.forEach((location, file) -> {
            if (context.getBundle(location) == null && !problems.containsKey(location)) {
                attempt(location, file.getFileName().toString(), () -> ProviderJar.install(context, location, file));
            }
        });
        wanted.forEach((location, file) -> {
            Bundle bundle = context.getBundle(location);
            if (bundle != null && bundle.getState() < Bundle.STARTING && !problems.containsKey(location)) {
                attempt(location, file.getFileName().toString(),
                        () -> bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY));
            }
        });
    }

    @FunctionalInterface
    private interface Change {
        void make() throws BundleException, IOException;
    }

    private void attempt(String location, String name, Change change) {
        try {
            change.make();
        } catch (IOException e) {
            problems.put(location, TEXTS.text("unreadable", name, Failure.sentence(e)));
        } catch (BundleException e) {
            problems.put(location, ProviderJar.problem(name, e));
        }
    }

    /**
     * The jars of the folder by the locations of their bundles. It is empty, at the cost of one look, when there is no
     * folder.
     */
    private Map<String, Path> locations() {
        Map<String, Path> locations = new TreeMap<>();
        if (!Files.isDirectory(folder)) {
            return locations;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.getFileName().toString().endsWith(SUFFIX)).toList()) {
                locations.put(Precedence.ADDED + file + "?" + Files.size(file) + "-" + Files.getLastModifiedTime(file).toMillis(), file);
            }
        } catch (IOException e) {
            System.getLogger(ProviderFolder.class.getName()).log(System.Logger.Level.WARNING,
                    "The folder of providers could not be read", e);
        }
        return locations;
    }
}
