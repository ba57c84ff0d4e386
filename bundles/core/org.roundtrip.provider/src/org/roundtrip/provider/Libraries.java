// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The files of a middleware that are fetched when somebody needs them. The list is complete: nothing is looked up that is
 * not in it. It has a set for each purpose, such as the class path of the processes and the generator.
 *
 * @param sets the files of each set, in the order of a class path
 */
public record Libraries(Map<String, List<Library>> sets) {
    /** No file: everything comes with the provider. */
    public static final Libraries NONE = new Libraries(Map.of());

    /** Copies the sets. */
    public Libraries {
        Map<String, List<Library>> copy = new LinkedHashMap<>();
        sets.forEach((name, libraries) -> copy.put(name, List.copyOf(libraries)));
        sets = Collections.unmodifiableMap(copy);
    }

    /**
     * Reads a list that is a resource beside a class. A line {@code [name]} begins a set, each other line is a
     * {@link Library#parse library}; empty lines and those that begin with # mean nothing.
     *
     * @throws IllegalArgumentException when the list is missing or a line is wrong
     */
    public static Libraries read(Class<?> anchor, String resource) {
        try (InputStream in = anchor.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no resource " + resource + " beside " + anchor.getName());
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Libraries parse(String text) {
        Map<String, List<Library>> sets = new LinkedHashMap<>();
        List<Library> set = null;
        for (String line : text.lines().map(String::strip).toList()) {
            if (line.startsWith("[") && line.endsWith("]")) {
                set = sets.computeIfAbsent(line.substring(1, line.length() - 1), name -> new ArrayList<>());
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                if (set == null) {
                    throw new IllegalArgumentException("a library before the first [set]: " + line);
                }
                set.add(Library.parse(line));
            }
        }
        return new Libraries(sets);
    }

    /** Returns a part of the list. @throws IllegalArgumentException for an unknown set */
    public Libraries only(String... names) {
        Map<String, List<Library>> some = new LinkedHashMap<>();
        for (String name : names) {
            some.put(name, known(name));
        }
        return new Libraries(some);
    }

    /** Returns the files of a set that machines like this one need. @throws IllegalArgumentException for an unknown set */
    public List<Library> set(String name) {
        return known(name).stream().filter(Library::here).toList();
    }

    private List<Library> known(String name) {
        if (!sets.containsKey(name)) {
            throw new IllegalArgumentException("there is no set " + name + " of libraries");
        }
        return sets.get(name);
    }

    /** Returns all files that machines like this one need, each once. */
    public List<Library> needed() {
        Set<Library> needed = new LinkedHashSet<>();
        sets.keySet().forEach(name -> needed.addAll(set(name)));
        return List.copyOf(needed);
    }
}
