// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes sources of Axis 1.1 compile. Stubs name its package {@code org.apache.axis.enum}, and enumerations have a variable of that name, which
 * became a keyword in Java 5.
 */
public final class Keyword {
    private static final String PACKAGE = "org.apache.axis.enum.";
    private static final Pattern CALL = Pattern.compile("(\\w+)\\.set(Style|Use)\\(org\\.apache\\.axis\\.enum\\.\\w+\\.(\\w+)\\)");
    private static final Pattern VARIABLE = Pattern.compile("\\benum( = \\(|==null|;)");

    private Keyword() {
    }

    /** Rewrites the Java sources in the working folder. */
    public static void main(String[] arguments) throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(Paths.get(""))) {
            sources = files.filter(file -> file.toString().endsWith(".java")).collect(Collectors.toList());
        }
        for (Path source : sources) {
            String text = new String(Files.readAllBytes(source), StandardCharsets.UTF_8);
            String set = Keyword.class.getName() + ".set($1, \"$2\", \"$3\")";
            String called = CALL.matcher(text).replaceAll(set);
            Files.write(source, VARIABLE.matcher(called).replaceAll("constant$1").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Sets a property that has one of the types of that package; called by rewritten stubs. */
    public static void set(Object described, String property, String constant) {
        try {
            Class<?> type = Class.forName(PACKAGE + property);
            described.getClass().getMethod("set" + property, type).invoke(described, type.getField(constant).get(null));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
