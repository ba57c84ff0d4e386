// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;

/** Declares what schemas have, and says which of it may be the payload. */
final class Offers {
    /** A drawing's description has fewer characters. */
    private static final int LONGEST = 10_000;

    private Offers() {
    }

    /**
     * Declares the first schemas and what they refer to, or all where the first have nothing or not that type.
     *
     * @param first how many schemas the import begins with
     * @param type  the name of what the user chose
     * @return what the table calls it
     */
    static Optional<String> of(SchemaFiles files, SchemaTypes types, TypeTable table, int first, Optional<String> type) {
        List<SchemaFile> own = files.files().subList(0, first);
        boolean all = own.stream().noneMatch(file -> has(files, file, Optional.empty()))
                || type.isPresent() && own.stream().noneMatch(file -> has(files, file, type));
        List<SchemaFile> declared = all ? files.files() : own;
        declared.forEach(types::declare);
        own.forEach(file -> title(file, table));
        if (own.size() == 1 && own.getFirst().namespace().equals(XsdWriter.NAMESPACE)) {
            exported(files, types, table, own.getFirst());
        } else {
            declared.stream().map(types::offered).filter(offered -> !offered.isEmpty()).findFirst()
                    .ifPresent(offered -> table.payloads(sketches(offered, types)));
        }
        return type.map(name -> declared.stream().flatMap(file -> files.components(file, Component.Kind.ELEMENT).stream())
                .filter(each -> name.equals(each.name())).findFirst().map(types::key).orElse(name));
    }

    private static boolean has(SchemaFiles files, SchemaFile file, Optional<String> name) {
        return List.of(Component.Kind.ELEMENT, Component.Kind.TYPE).stream().flatMap(kind -> files.components(file, kind).stream())
                .anyMatch(each -> name.isEmpty() || name.get().equals(each.name()));
    }

    private static Map<String, Sketch> sketches(List<Component> elements, SchemaTypes types) {
        Map<String, Sketch> sketches = new LinkedHashMap<>();
        elements.forEach(each -> sketches.putIfAbsent(each.name(), types.global(each)));
        return sketches;
    }

    /** A schema that we wrote has one element for the payload, or none where there is no payload. */
    private static void exported(SchemaFiles files, SchemaTypes types, TypeTable table, SchemaFile file) {
        files.components(file, Component.Kind.ELEMENT).stream().filter(each -> each.name().equals(XsdWriter.PAYLOAD)).findFirst()
                .ifPresentOrElse(each -> table.payload(Particles.element(each.element(), types.global(each))), table::withoutPayload);
    }

    /** Gives the drawing the description of a schema, and the name too where we wrote it. */
    private static void title(SchemaFile file, TypeTable table) {
        String name = "";
        String description = "";
        for (XmlElement annotation : file.root().children(SchemaFile.XSD, "annotation")) {
            for (XmlElement each : annotation.children(SchemaFile.XSD)) {
                if (each.name().equals("appinfo") && file.namespace().equals(XsdWriter.NAMESPACE)) {
                    name = each.text().strip();
                } else if (each.name().equals("documentation") && description.isEmpty()) {
                    description = each.text().strip();
                }
            }
        }
        if (!name.isEmpty() || !description.isEmpty()) {
            table.title(name, description.substring(0, Math.min(description.length(), LONGEST)));
        }
    }
}
