// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.architecture.Bundles.Bundle;

/** Bundles use only bundles of lower layers, as ARCHITECTURE.md says, and packages have no cycles. */
class LayersTest {

    private static final String PROVIDER = "org.roundtrip.provider.";

    private static Bundles bundles;
    private static Layers layers;

    @BeforeAll
    static void read() throws IOException {
        bundles = Bundles.at(Path.of("../../bundles"));
        layers = Layers.read(Path.of("../../ARCHITECTURE.md"));
        assertTrue(bundles.all().size() > 15, "only " + bundles.all().size() + " bundles found");
        assertTrue(bundles.classes().size() > 1500, "only " + bundles.classes().size() + " classes found; compile all bundles first");
    }

    @Test
    void everyBundleHasALayerOnThePage() {
        assertEquals(List.of(), bundles.all().stream().map(Bundle::name).filter(name -> !layers.contains(name)).toList());
    }

    @Test
    void everyRowOfThePageIsABundleOnLowerBundles() {
        List<String> names = bundles.all().stream().map(Bundle::name).toList();
        assertEquals(List.of(), layers.bundles().stream().filter(row -> !names.contains(Bundles.OURS + row)).toList());
        assertEquals(List.of(), layers.wrongRows());
    }

    @Test
    void bundlesUseOnlyWhatLiesBelow() {
        for (Bundle bundle : bundles.all()) {
            Set<String> below = layers.below(bundle.name());
            assertEquals(List.of(), bundles.used(bundle).entrySet().stream().filter(used -> !below.contains(used.getKey()))
                    .map(used -> used.getValue().getDescription()).toList());
        }
    }

    @Test
    void bundlesRequireWhatTheyUse() {
        for (Bundle bundle : bundles.all()) {
            assertEquals(List.of(), bundles.used(bundle).entrySet().stream().filter(used -> !bundle.required().contains(used.getKey()))
                    .map(used -> used.getValue().getDescription()).toList());
        }
    }

    @Test
    void bundlesUseWhatTheyRequire() {
        for (Bundle bundle : bundles.all()) {
            Set<String> used = bundles.used(bundle).keySet();
            assertEquals(List.of(), bundle.required().stream().filter(name -> name.startsWith(Bundles.OURS) && !used.contains(name))
                    .toList(), bundle.name() + " requires bundles that it does not use");
        }
    }

    @Test
    void packagesHaveNoCycles() {
        slices().assignedFrom(new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return SliceIdentifier.of(type.getPackageName());
            }

            @Override
            public String getDescription() {
                return "packages";
            }
        }).should().beFreeOfCycles().check(bundles.classes());
    }

    @Test
    void nothingBelowTheWindowUsesTheWindow() {
        noClasses().that(are(layers::belowTheWindow, "below the window")).should().dependOnClassesThat()
                .resideInAnyPackage("org.eclipse.swt..", "org.eclipse.jface..", "org.eclipse.ui..", "org.eclipse.e4..")
                .check(bundles.classes());
    }

    @Test
    void theHarnessUsesTheJdkOnly() {
        classes().that(are("org.roundtrip.harness"::equals, "of the harness")).should().onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "javax..", "jdk..", "com.sun.management..", "org.roundtrip.harness..").check(bundles.classes());
    }

    @Test
    void runtimesOfProvidersUseNeitherOsgiNorCompilers() {
        noClasses().that(resideInAPackage("org.roundtrip.provider..runtime..")).should().dependOnClassesThat()
                .resideInAnyPackage("org.osgi..", "org.eclipse..", "org.roundtrip.model..", "org.roundtrip.provider", "org.roundtrip.contract..")
                .check(bundles.classes());
    }

    /** Any bundle named {@code org.roundtrip.provider.*} is a provider, so a new one needs no change here. */
    @Test
    void noOtherBundleUsesAProvider() {
        assertTrue(bundles.all().stream().filter(LayersTest::isProvider).count() >= 5);
        for (Bundle bundle : bundles.all()) {
            assertEquals(List.of(), isProvider(bundle) ? List.of() : bundles.used(bundle).keySet().stream()
                    .filter(name -> name.startsWith(PROVIDER)).toList(), bundle.name());
        }
    }

    /**
     * A provider's id in quotation marks would be a decision about that provider in code that serves all of them. The
     * dissectors name wire protocols, which may have the same names. The example to copy is in no product.
     */
    @Test
    void noBundleBelowTheProductNamesAProviderById() {
        Pattern id = Pattern.compile("\"(" + String.join("|", bundles.all().stream().filter(LayersTest::isProvider)
                .map(bundle -> bundle.name().substring(PROVIDER.length())).filter(name -> !name.equals("example")).toList()) + ")\"");
        assertEquals(List.of(), bundles.all().stream().filter(bundle -> !isProvider(bundle))
                .filter(bundle -> !bundle.name().equals("org.roundtrip.dissect"))
                .flatMap(bundle -> bundle.sources().stream()).filter(source -> id.matcher(source.text()).find())
                .map(Source::file).toList(), "these files name a provider by its id");
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

    private static boolean isProvider(Bundle bundle) {
        return bundle.name().startsWith(PROVIDER);
    }

    private static DescribedPredicate<JavaClass> are(Predicate<String> bundle, String description) {
        return DescribedPredicate.describe(description, type -> bundle.test(bundles.owner(type)));
    }
}
