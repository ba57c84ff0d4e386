// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.model.text.Texts;

/**
 * An ORB of the user as it is typed: each field as a text.
 *
 * @param jars       paths, one a line
 * @param properties KEY=VALUE, one a line
 * @param jvmFlags   one a line
 */
record OwnOrbDraft(String name, String jars, String orbClass, String singletonClass, String idlCompiler, String properties,
        String jvmFlags) {
    private static final Texts TEXTS = Texts.of(OwnOrbDraft.class);

    /** Nothing typed yet. */
    static final OwnOrbDraft EMPTY = new OwnOrbDraft("", "", "", "", "", "", "");

    /** An ORB of the list. */
    static OwnOrbDraft of(OwnOrb orb) {
        return new OwnOrbDraft(orb.name(), String.join("\n", orb.jars()), orb.orbClass(), orb.singletonClass(), orb.idlCompiler(),
                orb.properties().entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).collect(Collectors.joining("\n")),
                String.join("\n", orb.jvmFlags()));
    }

    /** The first problem, as a sentence. @param taken the names of other ORBs */
    Optional<String> problem(List<String> taken) {
        return Stream.of(missing(name, TEXTS.text("orbNameMissing")),
                taken.contains(name.strip()) ? Optional.of(TEXTS.text("orbNameTaken", name.strip())) : Optional.<String>empty(),
                missing(jars, TEXTS.text("orbJarsMissing")), missing(orbClass, TEXTS.text("orbClassMissing")),
                missing(singletonClass, TEXTS.text("orbSingletonMissing")), missing(idlCompiler, TEXTS.text("orbCompilerMissing")),
                impossible()).flatMap(Optional::stream).findFirst();
    }

    private Optional<String> impossible() {
        try {
            orb();
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** The ORB. @throws IllegalArgumentException when there is a problem */
    OwnOrb orb() {
        Map<String, String> each = new LinkedHashMap<>();
        lines(properties).stream().map(OwnOrb::property).forEach(property -> each.put(property.getKey(), property.getValue()));
        return new OwnOrb(name.strip(), lines(jars).stream().map(OwnOrbDraft::expanded).toList(), orbClass.strip(), singletonClass.strip(),
                idlCompiler.strip(), each, lines(jvmFlags));
    }

    private static Optional<String> missing(String text, String sentence) {
        return text.isBlank() ? Optional.of(sentence) : Optional.empty();
    }

    /** A path as people write it: {@code ~} is the home folder. */
    private static String expanded(String path) {
        return path.startsWith("~/") ? System.getProperty("user.home") + path.substring(1) : path;
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
