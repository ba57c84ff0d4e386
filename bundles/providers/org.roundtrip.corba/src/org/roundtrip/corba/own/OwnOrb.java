// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.roundtrip.files.Excerpt;
import org.roundtrip.model.text.Texts;

/**
 * An ORB in Java that the user owns, as the user has described it. Whether what it names is there, {@link OwnJars} says.
 *
 * @param name           the word by which plans name it: letters, digits, dots, underscores and hyphens
 * @param jars           absolute paths of its jars in the order of a class path; in the name of a file, {@code *} stands for any
 *                       characters
 * @param orbClass       the class of its ORB, the property {@code org.omg.CORBA.ORBClass}
 * @param singletonClass the class of its singleton ORB, the property {@code org.omg.CORBA.ORBSingletonClass}
 * @param idlCompiler    the command that makes stubs and skeletons, see {@link IdlCommand}
 * @param properties     what its ORBs are made with; in a value, <code>${host}</code> and <code>${port}</code> are where a server
 *                       listens and <code>${millis}</code> is how long a call of a client may take. A property whose value is then
 *                       empty is left out
 * @param jvmFlags       flags of the JVMs of both sides
 */
public record OwnOrb(String name, List<String> jars, String orbClass, String singletonClass, String idlCompiler,
        Map<String, String> properties, List<String> jvmFlags) {
    private static final int MOST = 200;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]{0,59}");
    private static final Pattern JAR = Pattern.compile("[^*\\p{Cntrl}]*[/\\\\][^*/\\\\\\p{Cntrl}]*\\*?[^*/\\\\\\p{Cntrl}]*");
    private static final Pattern CLASS = Pattern.compile("[A-Za-z_$][\\w$]*(\\.[A-Za-z_$][\\w$]*)*");
    private static final Pattern KEY = Pattern.compile("[\\w.:-]{1,200}");
    private static final Pattern FLAG = Pattern.compile("-\\P{Cntrl}{1,2000}");
    private static final Texts TEXTS = Texts.of(OwnOrb.class);

    /** Refuses what cannot be right. @throws IllegalArgumentException with one sentence */
    public OwnOrb {
        require(NAME.matcher(name).matches(), "orb.name", name);
        jars = List.copyOf(jars);
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
        jvmFlags = List.copyOf(jvmFlags);
        require(!jars.isEmpty(), "orb.jars", name);
        require(jars.size() <= MOST && properties.size() <= MOST && jvmFlags.size() <= MOST, "orb.most", MOST);
        jars.forEach(jar -> require(absolute(jar), "orb.jar", jar));
        require(CLASS.matcher(orbClass).matches(), "orb.class", orbClass);
        require(CLASS.matcher(singletonClass).matches(), "orb.class", singletonClass);
        IdlCommand.words(idlCompiler);
        properties.forEach((key, value) -> require(KEY.matcher(key).matches() && value.chars().noneMatch(Character::isISOControl),
                "orb.property", key + "=" + value));
        jvmFlags.forEach(flag -> require(FLAG.matcher(flag).matches(), "orb.flag", flag));
    }

    /** Returns the property that a line KEY=VALUE has. @throws IllegalArgumentException with one sentence when it has none */
    public static Map.Entry<String, String> property(String line) {
        int end = line.indexOf('=');
        require(end > 0, "orb.property", line);
        return Map.entry(line.substring(0, end).strip(), line.substring(end + 1).strip());
    }

    private static boolean absolute(String jar) {
        try {
            return JAR.matcher(jar).matches() && Path.of(jar.substring(0, folderEnd(jar))).isAbsolute();
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Returns where the name of a file begins. */
    static int folderEnd(String jar) {
        return Math.max(jar.lastIndexOf('/'), jar.lastIndexOf('\\')) + 1;
    }

    private static void require(boolean right, String text, Object value) {
        if (!right) {
            throw new IllegalArgumentException(TEXTS.text(text, value instanceof String written ? Excerpt.clip(written) : value));
        }
    }
}
