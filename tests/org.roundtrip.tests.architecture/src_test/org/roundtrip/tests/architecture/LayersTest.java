// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.tests.architecture.Bundles.Bundle;

/** Bundles import only bundles of lower layers, as ARCHITECTURE.md says. */
class LayersTest {

    private static final Pattern WINDOW = Pattern.compile("org\\.eclipse\\.(swt|jface|ui|e4)\\..*");
    private static final Pattern RUNTIME = Pattern.compile("org\\.roundtrip\\.provider\\.\\w+\\.runtime(\\..*)?");
    private static final Pattern NOT_IN_A_FORK = Pattern.compile("org\\.(osgi|eclipse|roundtrip\\.(model|provider|contract)\\.[A-Z]).*");
    private static final String PROVIDER = "org.roundtrip.provider.";

    private static Bundles bundles;
    private static Layers layers;

    @BeforeAll
    static void read() throws IOException {
        bundles = Bundles.at(Path.of("../../bundles"));
        layers = Layers.read(Path.of("../../ARCHITECTURE.md"));
        assertTrue(bundles.all().size() > 15, "only " + bundles.all().size() + " bundles found");
    }

    @Test
    void everyBundleHasALayerOnThePage() {
        for (Bundle bundle : bundles.all()) {
            assertTrue(layers.contains(bundle.name()), bundle.name() + " has no row in the table of ARCHITECTURE.md");
        }
    }

    @Test
    void everyRowOfThePageIsABundleOnLowerBundles() {
        List<String> names = bundles.all().stream().map(Bundle::name).toList();
        for (String row : layers.bundles()) {
            assertTrue(names.contains(Bundles.OURS + row), "ARCHITECTURE.md names " + row + ", which is no bundle");
        }
        assertEquals(List.of(), layers.wrongRows());
    }

    @Test
    void bundlesImportOnlyWhatLiesBelow() {
        for (Bundle bundle : bundles.all()) {
            assertEquals(List.of(), bundles.violations(bundle, layers.below(bundle.name())));
        }
    }

    @Test
    void bundlesUseWhatTheyRequire() {
        for (Bundle bundle : bundles.all()) {
            assertEquals(List.of(), bundles.unused(bundle), bundle.name() + " requires bundles that it does not use");
        }
    }

    /** The build says so as well, but later and in many lines. */
    @Test
    void bundlesRequireWhatTheyUse() {
        for (Bundle bundle : bundles.all()) {
            assertEquals(List.of(), bundles.missing(bundle), bundle.name() + " imports what it does not require");
        }
    }

    @Test
    void nothingBelowTheWindowImportsTheWindow() {
        assertEquals(List.of(), imports((bundle, source) -> layers.belowTheWindow(bundle.name()), WINDOW));
    }

    @Test
    void theHarnessImportsTheJdkOnly() {
        Pattern other = Pattern.compile("(?!java\\.|javax\\.|org\\.roundtrip\\.harness\\.).*");
        assertEquals(List.of(), imports((bundle, source) -> bundle.name().equals("org.roundtrip.harness"), other));
    }

    @Test
    void runtimesOfProvidersImportNeitherOsgiNorCompilers() {
        assertEquals(List.of(), imports((bundle, source) -> RUNTIME.matcher(source.inPackage()).matches(), NOT_IN_A_FORK));
    }

    /** Any bundle named {@code org.roundtrip.provider.*} is a provider, so a new one needs no change here. */
    @Test
    void noOtherBundleImportsAProvider() {
        List<String> providers = providers();
        assertTrue(providers.size() >= 5, "only these providers were found: " + providers);
        Pattern ofAProvider = Pattern.compile("(" + String.join("|", providers).replace(".", "\\.") + ")\\..*");
        assertEquals(List.of(), imports((bundle, source) -> !providers.contains(bundle.name()), ofAProvider));
    }

    /**
     * A provider's id in quotation marks would be a decision about that provider in code that serves all of them. The
     * dissectors name wire protocols, which may have the same names. The example to copy is in no product.
     */
    @Test
    void noBundleBelowTheProductNamesAProviderById() {
        Pattern id = Pattern.compile("\"(" + String.join("|", providers().stream()
                .map(name -> name.substring(PROVIDER.length())).filter(name -> !name.equals("example")).toList()) + ")\"");
        List<Path> naming = bundles.all().stream().filter(bundle -> !bundle.name().startsWith(PROVIDER))
                .filter(bundle -> !bundle.name().equals("org.roundtrip.dissect"))
                .flatMap(bundle -> bundle.sources().stream()).filter(source -> id.matcher(source.text()).find())
                .map(Source::file).toList();
        assertEquals(List.of(), naming, "these files name a provider by its id");
    }

    @Test
    void anImportFromAHigherLayerIsFound(@TempDir Path folder) throws IOException {
        bundle(folder, "org.roundtrip.model", "", "import org.roundtrip.engine.Runner;");
        bundle(folder, "org.roundtrip.engine", "Require-Bundle: org.roundtrip.model,\n org.roundtrip.ui;x=\"[1,2)\"\n",
                "import static org.roundtrip.model.Plan.of;");
        bundle(folder, "org.roundtrip.ui", "Require-Bundle: org.roundtrip.model\n", "import org.eclipse.swt.SWT;");
        Bundles wrong = Bundles.at(folder);
        List<String> model = wrong.violations(wrong.all().get(1), layers.below("org.roundtrip.model"));
        assertEquals(1, model.size());
        assertTrue(model.getFirst().endsWith("imports org.roundtrip.engine.Runner"), model.getFirst());
        assertEquals(List.of("org.roundtrip.engine requires org.roundtrip.ui"),
                wrong.violations(wrong.all().get(0), layers.below("org.roundtrip.engine")));
        assertEquals(List.of("org.roundtrip.model"), wrong.unused(wrong.all().get(2)));
    }

    @Test
    void theLayersAreReadFromThePage() {
        Layers small = Layers.of("""
                | layer | bundle | stands on | holds |
                |---|---|---|---|
                | 0 | `model` | | records |
                | 1 | `provider` | `model` | what a middleware implements |
                | 0 | `provider.*.runtime` | | what forks need |
                | 2 | `provider.*` | `provider`, `provider.*.runtime` | one bundle each |
                | 2 | `ui` | `provider`, `window` | windows |
                """);
        assertEquals(Set.of("org.roundtrip.provider", "org.roundtrip.model", "org.roundtrip.provider.rmi.runtime"),
                small.below("org.roundtrip.provider.rmi"));
        assertEquals(Set.of(), small.below("org.roundtrip.provider.rmi.runtime"));
        assertEquals(List.of("ui stands on window"), small.wrongRows());
        assertFalse(small.contains("org.roundtrip.help"));
        assertFalse(small.belowTheWindow("org.roundtrip.ui"));
    }

    private static List<String> providers() {
        return bundles.all().stream().map(Bundle::name).filter(name -> name.startsWith(PROVIDER)).toList();
    }

    private static void bundle(Path folder, String name, String headers, String line) throws IOException {
        Path source = folder.resolve(name).resolve("src").resolve(name.replace('.', '/')).resolve("Some.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, line + "\nclass Some {\n}\n");
        Path manifest = folder.resolve(name).resolve("META-INF/MANIFEST.MF");
        Files.createDirectories(manifest.getParent());
        Files.writeString(manifest, "Manifest-Version: 1.0\n" + headers);
    }

    private static List<String> imports(BiPredicate<Bundle, Source> where, Pattern what) {
        return bundles.all().stream()
                .flatMap(bundle -> bundle.sources().stream().filter(source -> where.test(bundle, source)))
                .flatMap(source -> source.imports().stream().filter(what.asMatchPredicate())
                        .map(imported -> source.file() + " imports " + imported))
                .toList();
    }
}
