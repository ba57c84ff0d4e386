// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jdt.core.compiler.IProblem;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.javacode.MemoryCompilation.Problem;
import org.roundtrip.exchange.javacode.MemoryCompilation.Unit;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Sources compiled with those that they need. A type that is nowhere gets an empty source for the compiler, so that members of it are not lost
 * without a word.
 *
 * @param classes the class files, in no order
 * @param missing the types that are nowhere: what people call them by what class files do
 * @param errors  what is wrong with the sources that were asked for
 */
record SourceCompilation(List<byte[]> classes, Map<String, String> missing, List<Problem> errors) {
    /** A type that is nowhere may be within another one that is nowhere. */
    private static final int ROUNDS = 4;
    private static final int MOST_MISSING = 2_000;
    private static final Pattern NAME = Pattern.compile("[\\p{javaJavaIdentifierPart}]+(\\s*\\.\\s*[\\p{javaJavaIdentifierPart}]+)*");
    /** What makes the compiler leave out a member. Mistakes within methods do not matter. */
    private static final Set<Integer> SAID = Set.of(IProblem.DuplicateField, IProblem.DuplicateTypes, IProblem.HierarchyCircularity,
            IProblem.HierarchyCircularitySelfReference, IProblem.UndefinedType, IProblem.DuplicateNestedType);
    private static final Texts TEXTS = Texts.of(JavaReader.class);

    /** Compiles sources. @throws InvalidFileException when the compiler has no folder for them */
    static SourceCompilation of(List<JavaSources.Source> asked) throws InvalidFileException {
        List<JavaSources.Source> all = JavaSources.with(asked);
        List<Unit> units = new ArrayList<>(all.stream().map(source -> new Unit(source.file().name(), source.text())).toList());
        Map<String, Missing> missing = new LinkedHashMap<>();
        try {
            MemoryCompilation compilation = MemoryCompilation.of(units);
            for (int round = 0; round < ROUNDS && find(compilation.errors(), all, missing); round++) {
                List<Unit> more = new ArrayList<>(units);
                Missing.units(missing.values()).forEach(more::add);
                compilation = MemoryCompilation.of(more);
            }
            return new SourceCompilation(compilation.classes(), missing.values().stream()
                    .collect(Collectors.toMap(Missing::key, Missing::name, (a, b) -> a)), compilation.errors().stream()
                            .filter(error -> error.source() < asked.size()).filter(error -> !annotation(error, all)).toList());
        } catch (IOException e) {
            throw asked.getFirst().file().problem(TEXTS.text("temporary", String.valueOf(e.getMessage())));
        }
    }

    /** Returns the first mistake because of which a source cannot be read at all. */
    Optional<Problem> damage() {
        return errors.stream().filter(error -> (error.id() & IProblem.Syntax) != 0).findFirst();
    }

    /** Returns that mistake as an exception. */
    InvalidFileException damaged(SourceFile file) {
        return file.problem(sentence(damage().orElseThrow()));
    }

    /** Returns what makes the compiler leave out something, a sentence each. */
    List<String> remarks() {
        return errors.stream().filter(error -> SAID.contains(error.id())).map(SourceCompilation::sentence).toList();
    }

    private static String sentence(Problem problem) {
        return TEXTS.text("line", problem.line(), problem.words());
    }

    /** A type that is nowhere. @param folder that of its package, or empty @param outers the types around it and itself @param arguments types in angle brackets */
    private record Missing(String folder, List<String> outers, String name, int arguments) {
        String key() {
            return folder + String.join("$", outers);
        }

        /** Sources for the compiler: one for each type around which there is no other. */
        static List<Unit> units(Iterable<Missing> all) {
            Map<String, List<Missing>> outermost = new LinkedHashMap<>();
            all.forEach(each -> outermost.computeIfAbsent(each.folder + each.outers.getFirst(), key -> new ArrayList<>()).add(each));
            return outermost.values().stream().map(Missing::unit).toList();
        }

        private static Unit unit(List<Missing> within) {
            Missing first = within.getFirst();
            Map<String, Integer> arguments = new HashMap<>();
            within.forEach(each -> arguments.merge(String.join("$", each.outers), each.arguments, Math::max));
            StringBuilder text = new StringBuilder(first.folder.isEmpty() ? "" : "package " + first.folder.substring(0, first.folder.length() - 1).replace('/', '.') + ";\n");
            write(text, first.outers.getFirst(), arguments);
            return new Unit(first.outers.getFirst() + ".java", text.toString());
        }

        /** What is not generic can be thrown, since it may be. */
        private static void write(StringBuilder text, String type, Map<String, Integer> arguments) {
            int open = arguments.getOrDefault(type, 0);
            text.append("public ").append(type.contains("$") ? "static " : "").append("class ").append(type.substring(type.lastIndexOf('$') + 1))
                    .append(open == 0 ? " extends RuntimeException" : IntStream.range(0, open).mapToObj(i -> "T" + i).collect(Collectors.joining(", ", "<", ">")))
                    .append(" {\n");
            arguments.keySet().stream().filter(each -> each.startsWith(type + "$")).map(each -> each.substring(type.length() + 1).split("\\$")[0]).distinct()
                    .forEach(inner -> write(text, type + "$" + inner, arguments));
            text.append("}\n");
        }
    }

    /** Adds the types that errors name. @return whether there are new ones */
    private static boolean find(List<Problem> errors, List<JavaSources.Source> all, Map<String, Missing> missing) {
        int before = missing.size();
        for (Problem error : errors) {
            if (error.id() == IProblem.UndefinedType && error.source() < all.size() && error.start() >= 0 && !annotation(error, all) && missing.size() < MOST_MISSING) {
                JavaSources.Source source = all.get(error.source());
                Matcher name = NAME.matcher(source.text());
                if (name.find(Math.min(error.start(), source.text().length())) && name.start() == error.start()) {
                    Missing type = missing(name.group().replaceAll("\\s", ""), arguments(source.text(), name.end()), source.scan());
                    missing.putIfAbsent(type.key(), type);
                }
            }
        }
        return missing.size() > before;
    }

    private static Missing missing(String written, int arguments, SourceScan scan) {
        String first = written.replaceAll("\\..*", "");
        String qualified = Character.isLowerCase(first.codePointAt(0)) && written.contains(".") ? written : scan.qualified(first) + written.substring(first.length());
        List<String> parts = List.of(qualified.split("\\."));
        int packages = Math.min(parts.size() - 1, (int) parts.stream().takeWhile(part -> Character.isLowerCase(part.codePointAt(0))).count());
        List<String> outers = parts.subList(packages, parts.size());
        String folder = packages == 0 ? "" : String.join("/", parts.subList(0, packages)) + "/";
        boolean own = folder.equals(scan.packageName().isEmpty() ? "" : scan.folder() + "/");
        return new Missing(folder, outers, own ? String.join(".", outers) : qualified, arguments);
    }

    /** How many types follow in angle brackets. */
    private static int arguments(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        int depth = 0;
        int count = 0;
        for (; at < text.length(); at++) {
            char here = text.charAt(at);
            if ("<>,?[].&@".indexOf(here) < 0 && !Character.isJavaIdentifierPart(here) && !Character.isWhitespace(here)) {
                return 0;
            }
            if (depth == 0 && here != '<') {
                return 0;
            }
            depth += here == '<' ? 1 : here == '>' ? -1 : 0;
            count += depth == 1 && here == ',' ? 1 : 0;
            if (depth == 0) {
                return count + 1;
            }
        }
        return 0;
    }

    /** Whether it is about an annotation, which says nothing of values. */
    private static boolean annotation(Problem error, List<JavaSources.Source> all) {
        String text = error.source() < all.size() ? all.get(error.source()).text() : "";
        return error.id() == IProblem.UndefinedType && error.start() > 0 && error.start() <= text.length()
                && text.substring(Math.max(0, error.start() - 100), error.start()).stripTrailing().endsWith("@");
    }
}
