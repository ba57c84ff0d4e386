// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.corba.java.OrbSources;
import org.roundtrip.files.Excerpt;
import org.roundtrip.model.text.Texts;

/**
 * The command of an IDL compiler as the user writes it. An example is {@code {java} -cp {jars} org.jacorb.idl.parser -d
 * {out} {idl}}. Its words are separated by blanks; a word in double quotes can contain blanks. <code>{java}</code>
 * stands for the Java that runs Roundtrip, <code>{jars}</code> for the ORB's jars as a class path, <code>{out}</code>
 * for the folder of the Java sources and
 * <code>{idl}</code> for the file to read.
 */
final class IdlCommand {
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final int LONGEST = 4000;
    private static final Set<String> KNOWN = Set.of("java", "jars", "out", "idl");
    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|[^\\s\"])+");
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final String IDL = "{idl}", JAVA = "{java}";
    private static final Texts TEXTS = Texts.of(IdlCommand.class);

    private IdlCommand() {
    }

    /** Returns the words of a command. @throws IllegalArgumentException with one sentence when it cannot be right */
    static List<String> words(String command) {
        boolean line = command.length() <= LONGEST && command.chars().noneMatch(Character::isISOControl);
        if (!line || command.chars().filter(each -> each == '"').count() % 2 > 0) {
            throw new IllegalArgumentException(TEXTS.text("command.line", Excerpt.clip(command)));
        }
        if (!command.contains(IDL)) {
            throw new IllegalArgumentException(TEXTS.text("command.idl"));
        }
        for (Matcher place = PLACE.matcher(command); place.find();) {
            if (!KNOWN.contains(place.group(1))) {
                throw new IllegalArgumentException(TEXTS.text("command.place", place.group()));
            }
        }
        return WORD.matcher(command).results().map(word -> word.group().replace("\"", "")).toList();
    }

    /** Returns why the command cannot run here, in one sentence; empty when its program is there. */
    static Optional<String> problem(OwnOrb orb) {
        String program = words(orb.idlCompiler()).getFirst();
        boolean there = program.equals(JAVA) || (program.contains(File.separator) ? Files.isExecutable(Path.of(program))
                : NativePrograms.find(program).isPresent());
        return there ? Optional.empty() : Optional.of(TEXTS.text("command.program", orb.name(), Excerpt.clip(program)));
    }

    /** Returns the step that runs it on the contract's IDL. The contents of the jars, not their places, decide what it makes. */
    static BuildStep step(OwnOrb orb, List<Path> jars) {
        Map<String, Path> inputs = new HashMap<>(Map.of("JAVA", Path.of(System.getProperty("java.home"), "bin", "java")));
        IntStream.range(0, jars.size()).forEach(i -> inputs.put("JAR" + i, jars.get(i)));
        String classPath = IntStream.range(0, jars.size()).mapToObj(i -> "{JAR" + i + "}").collect(Collectors.joining(File.pathSeparator));
        List<String> words = new ArrayList<>(words(orb.idlCompiler()));
        words.replaceAll(word -> word.replace(JAVA, "{JAVA}").replace("{jars}", classPath).replace("{out}", ".").replace(IDL, OrbSources.IDL));
        return new BuildStep.Program(TEXTS.text("command.name", orb.name()), words, inputs, LIMIT);
    }

    /** Whether it is {@code idlj}, which names some things in Java otherwise than the OMG's mapping says. */
    static boolean idlj(OwnOrb orb) {
        return words(orb.idlCompiler()).stream().anyMatch(word -> word.matches("(.*/)?idlj|.*\\.toJavaPortable\\.Compile"));
    }
}
