// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.engine.install.InstalledProviders.Jar;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.help.Guide;
import org.roundtrip.ui.providers.Providers;

/** The example, which is in no product, is added as a jar, works at once, and goes away with the jar. */
@WindowTest
class AddedProviderTest {
    private final Providers providers = Workbench.service(Providers.class);
    private final InstalledProviders installed = providers.installed();

    @TempDir
    private Path folder;

    @AfterEach
    void removeAll() throws IOException {
        for (Jar jar : installed.list()) {
            installed.remove(jar.name());
        }
    }

    @Test
    void anInstalledJarIsAProviderWithAHelpPageUntilItIsRemoved() throws IOException {
        Jar jar = installed.install(example());
        assertEquals(List.of("example"), jar.providers(), jar.problem());
        Workbench.until("the example has answered", () -> asked("example"));
        assertTrue(Guide.get().page("example").isPresent(), "its page is in the help");
        installed.remove(jar.name());
        Workbench.until("the example is gone", () -> providers.find("example").isEmpty());
        assertTrue(Guide.get().page("example").isEmpty());
    }

    @Test
    void aJarThatIsCopiedIntoTheFolderIsFound() throws IOException {
        Path place = Files.createDirectories(RoundtripHome.current().providers()).resolve("example.jar");
        Workbench.until("providers were asked, and the folder is watched", () -> !providers.javas().isEmpty());
        Files.copy(example(), place, StandardCopyOption.REPLACE_EXISTING);
        Workbench.until("the example is there", () -> asked("example"));
        Files.delete(place);
        Workbench.until("the example is gone", () -> providers.find("example").isEmpty());
    }

    @Test
    void aJarThatCannotBeUsedIsNamedAndTheOthersGoOn() throws IOException {
        installed.install(example());
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        assertEquals("text.jar is not a provider: it is not a jar with the manifest of an OSGi bundle.",
                installed.install(text).problem());
        assertEquals("plain.jar is not a provider: it is not a jar with the manifest of an OSGi bundle.",
                installed.install(bundle("plain.jar", null)).problem());
        assertEquals("empty.jar contains no provider: none of its components offers one.",
                installed.install(bundle("empty.jar", "")).problem());
        String problem = installed.install(bundle("needing.jar", "org.example.made.up")).problem();
        assertTrue(problem.startsWith("needing.jar cannot be used here, because something that it needs is missing: ")
                && problem.contains("org.example.made.up"), problem);
        assertEquals(List.of("example"), installed.list().stream().flatMap(jar -> jar.providers().stream()).toList());
        assertEquals(1, installed.list().size(), "jars that cannot be used are not kept");
        Path wrong = Files.writeString(folder.resolve(example().getFileName()), "no jar");
        assertTrue(installed.install(wrong).problem().contains("is not a provider"));
        assertEquals(List.of("example"), installed.list().getFirst().providers(), "a jar is not lost when its next version is none");
    }

    @Test
    void aJarWhoseIdIsTakenIsLeftOutAndNothingElseChanges() throws IOException {
        installed.install(example());
        Workbench.until("the example has answered", () -> asked("example"));
        String ours = providers.find("socket").orElseThrow().info().label();
        Path copies = Files.createDirectories(RoundtripHome.current().providers());
        renamed("socket", copies.resolve("another-socket.jar"));
        renamed("example", copies.resolve("another-example.jar"));
        String example = example().getFileName().toString();
        List<String> problems = List.of("The provider example of another-example.jar is left out, because " + example
                        + " has one with this id already.",
                "The provider socket of another-socket.jar is left out, because org.roundtrip.provider.socket has one with this id "
                        + "already.");
        assertEquals(problems, installed.list().stream().map(Jar::problem).filter(problem -> !problem.isEmpty()).toList());
        assertEquals(List.of("example"), installed.list().stream().flatMap(jar -> jar.providers().stream()).toList());
        assertEquals(1, providers.all().stream().filter(each -> each.info().id().equals("socket")).count());
        assertEquals(ours, providers.find("socket").orElseThrow().info().label());
        assertTrue(asked("example"));
        assertEquals(1, Guide.get().pages().stream().filter(page -> page.id().equals("example")).count(),
                "the help has the page of the provider that is used, and none of those left out");
        Workbench.until("the log names both", () -> problems.stream().allMatch(AddedProviderTest::logged));
        installed.remove(example);
        Workbench.until("the other one takes its place", () -> asked("example"));
        assertEquals(1, Guide.get().pages().stream().filter(page -> page.id().equals("example")).count());
        assertEquals(List.of(problems.getLast()),
                installed.list().stream().map(Jar::problem).filter(problem -> !problem.isEmpty()).toList());
    }

    private static boolean logged(String sentence) {
        try {
            return Files.readString(Platform.getLogFileLocation().toPath()).contains(sentence);
        } catch (IOException e) {
            return false;
        }
    }

    /** Makes a jar of another bundle out of the example's, whose provider has that id. */
    private Path renamed(String id, Path target) throws IOException {
        try (JarFile from = new JarFile(example().toFile())) {
            Manifest manifest = from.getManifest();
            manifest.getMainAttributes().putValue("Bundle-SymbolicName",
                    "org.example." + target.getFileName().toString().replace(".jar", "") + ";singleton:=true");
            try (JarOutputStream to = new JarOutputStream(Files.newOutputStream(target), manifest)) {
                for (JarEntry entry : Collections.list(from.entries())) {
                    if (!entry.isDirectory() && !entry.getName().equals(JarFile.MANIFEST_NAME)) {
                        byte[] content = from.getInputStream(entry).readAllBytes();
                        String text = new String(content, StandardCharsets.ISO_8859_1);
                        to.putNextEntry(new JarEntry(entry.getName()));
                        to.write(!entry.getName().startsWith("OSGI-INF/") ? content
                                : text.replace("\"roundtrip.id\" value=\"example\"", "\"roundtrip.id\" value=\"" + id + "\"")
                                        .getBytes(StandardCharsets.ISO_8859_1));
                    }
                }
            }
        }
        return target;
    }

    private boolean asked(String id) {
        return providers.find(id).filter(provider -> provider.asked() && provider.available()).isPresent();
    }

    /** The bundle that was built beside the product. */
    private static Path example() throws IOException {
        try (Stream<Path> built = Files.list(Path.of("../../bundles/providers/org.roundtrip.provider.example/target"))) {
            return built.filter(file -> file.getFileName().toString().matches("org\\.roundtrip\\.provider\\.example-[0-9.]+-SNAPSHOT\\.jar"))
                    .findFirst().orElseThrow();
        }
    }

    /** @param required the bundle that it requires, empty for none; null makes a jar that is no bundle */
    private Path bundle(String name, String required) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (required != null) {
            attributes.putValue("Bundle-ManifestVersion", "2");
            attributes.putValue("Bundle-SymbolicName", "org.example." + name.replace(".jar", ""));
            if (!required.isEmpty()) {
                attributes.putValue("Require-Bundle", required);
            }
        }
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file); JarOutputStream jar = new JarOutputStream(out, manifest)) {
            return file;
        }
    }
}
