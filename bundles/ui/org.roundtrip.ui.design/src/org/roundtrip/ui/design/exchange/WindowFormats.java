// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.exchange.Formats;
import org.roundtrip.exchange.sources.ImportSource;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.save.FileFormat;

/** The languages that can be read and written, with their names for file dialogs. */
final class WindowFormats {
    private static final Texts TEXTS = Texts.of(WindowFormats.class);
    /** What people write first stands first. */
    private static final List<String> ORDER = List.of(".java", ".idl", ".xsd", ".proto", ".schema.json", ".payload.json");

    private WindowFormats() {
    }

    /** Returns the registered languages. */
    static Formats get() {
        return Optional.ofNullable(PlatformUI.getWorkbench().getService(Formats.class)).orElseGet(Formats::new);
    }

    /** Returns what can be written. */
    static List<FileFormat> writable() {
        return sorted(get().writable()).stream().map(ending -> new FileFormat(label(ending), ending.substring(1))).toList();
    }

    /** Lets a dialog choose among files that can be read: of all languages and others, or of one. @param others patterns of names */
    static void offer(FileDialog dialog, List<String> others) {
        List<String> endings = Stream.concat(sorted(get().readable()).stream(), ImportSource.archives().stream()).toList();
        List<String> names = new ArrayList<>(endings.stream().map(WindowFormats::label).toList());
        List<String> patterns = new ArrayList<>(endings.stream().map(ending -> "*" + ending).toList());
        names.addFirst(TEXTS.text("language.all"));
        patterns.addFirst(Stream.concat(patterns.stream(), others.stream()).collect(Collectors.joining(";")));
        names.add(TEXTS.text("language.any"));
        patterns.add("*");
        dialog.setFilterNames(names.toArray(String[]::new));
        dialog.setFilterExtensions(patterns.toArray(String[]::new));
    }

    private static List<String> sorted(List<String> endings) {
        List<String> sorted = new ArrayList<>(ORDER);
        sorted.retainAll(endings);
        endings.stream().filter(ending -> !ORDER.contains(ending)).forEach(sorted::add);
        return sorted;
    }

    private static String label(String ending) {
        String name = switch (ending) {
            case ".java" -> TEXTS.text("language.java");
            case ".class" -> TEXTS.text("language.class");
            case ".jar", ".war", ".ear", ".zip" -> TEXTS.text("language.archive");
            case ".idl" -> TEXTS.text("language.idl");
            case ".xsd" -> TEXTS.text("language.xsd");
            case ".wsdl" -> TEXTS.text("language.wsdl");
            case ".xml" -> TEXTS.text("language.xml");
            case ".proto" -> TEXTS.text("language.proto");
            case ".schema.json" -> TEXTS.text("language.schema");
            case ".schema.yaml", ".schema.yml" -> TEXTS.text("language.schema.yaml");
            case ".json" -> TEXTS.text("language.json");
            case ".jsonl", ".ndjson" -> TEXTS.text("language.lines");
            case ".yaml", ".yml" -> TEXTS.text("language.yaml");
            case ".avsc" -> TEXTS.text("language.avsc");
            case ".avpr" -> TEXTS.text("language.avpr");
            case ".thrift" -> TEXTS.text("language.thrift");
            case ".ice" -> TEXTS.text("language.ice");
            case ".payload.json" -> TEXTS.text("language.payload");
            default -> "";
        };
        return name.isEmpty() ? "*" + ending : TEXTS.text("language", name, ending);
    }
}
