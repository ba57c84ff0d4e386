// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A text that became of a contract. It is the description of its interface, what the middleware's generator made of
 * that, or what joins it to the harness.
 *
 * @param path     within the compiled contract, with slashes, such as {@code contract.idl}
 * @param language such as {@code Java} or {@code IDL}
 * @param text     all of it
 */
public record GeneratedCode(String path, String language, String text) {
    private static final Map<String, String> LANGUAGES = Map.of("idl3", "IDL 3", "idl", "IDL", "wsdl", "WSDL", "proto", "Protocol Buffers",
            "wsdd", "WSDD", "java", "Java", "hh", "C++", "hpp", "C++", "cpp", "C++");
    /** Languages that describe an interface come first. */
    private static final List<String> INTERFACES = List.of("IDL 3", "IDL", "WSDL", "Protocol Buffers", "WSDD");
    /** The folder of what joins generated code to the harness. */
    private static final String GLUE = "generated/";

    /** Reads the texts of a folder, the most telling first. */
    static List<GeneratedCode> of(Path sources) throws IOException {
        List<GeneratedCode> codes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = sources.relativize(file).toString().replace('\\', '/');
                String language = LANGUAGES.get(path.substring(path.lastIndexOf('.') + 1));
                if (language != null) {
                    codes.add(new GeneratedCode(path, language, Files.readString(file)));
                }
            }
        }
        codes.sort(Comparator.comparing(GeneratedCode::rank).thenComparing(GeneratedCode::path));
        return List.copyOf(codes);
    }

    private int rank() {
        int rank = INTERFACES.indexOf(language);
        return path.startsWith(GLUE) ? INTERFACES.size() + 1 : rank < 0 ? INTERFACES.size() : rank;
    }
}
