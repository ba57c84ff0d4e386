// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The list that says how an ORB starts: {@code generated/orb.properties}, which was compiled with the contract. Immutable.
 *
 * <table>
 * <caption>Its entries</caption>
 * <tr><td>{@code orb.X = VALUE}</td><td>each ORB gets the property X</td></tr>
 * <tr><td>{@code client.X}, {@code server.X}, {@code names.X}</td><td>ORBs that call, that of the servant, and that of the name
 * service get it, too</td></tr>
 * <tr><td>{@code names = CLASS}</td><td>the name service, see {@link ListedNames}; without this entry there is none</td></tr>
 * <tr><td>{@code watch = CLASS}</td><td>a class with a constructor for an ORB that calls and milliseconds: it ends calls
 * that take longer, where the ORB does not do so itself</td></tr>
 * <tr><td>{@code fact.NAME = PATH}</td><td>a fact of the connection, which {@link GetterPath} reads from an ORB that has
 * called</td></tr>
 * <tr><td>{@code codeSet.NAME = PATH|PATH}</td><td>the same for the number of a code set, which becomes its name; the first path
 * at which there is one</td></tr>
 * <tr><td>{@code minor.NAME = PATH}</td><td>the same for the second number of a version whose first one is 1</td></tr>
 * </table>
 *
 * In a VALUE, <code>${host}</code>, <code>${port}</code>, <code>${millis}</code> (how long a call may take) and
 * <code>${codeSetNumber}</code> (see {@link CodeSets}) are replaced, and so is the name of an option of the provider. A part in
 * square brackets with such a name is left out when its value is empty or 0, and so is a property without a value.
 */
final class OrbList {
    private static final String RESOURCE = "generated/orb.properties";
    private static final Pattern OPTIONAL = Pattern.compile("\\[([^\\]]*\\$\\{\\w+}[^\\]]*)]");
    private static final Pattern NAMED = Pattern.compile("\\$\\{(\\w+)}");

    private final Map<String, String> entries = new TreeMap<>();

    private OrbList(Properties properties) {
        properties.stringPropertyNames().forEach(name -> entries.put(name, properties.getProperty(name).trim()));
    }

    /** Reads the list of this process. */
    static OrbList read() {
        Properties properties = new Properties();
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the contract was compiled without " + RESOURCE);
            }
            properties.load(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return new OrbList(properties);
    }

    /** Returns an entry, or an empty text. */
    String entry(String name) {
        return entries.getOrDefault(name, "");
    }

    /** Returns the entries that begin with a word and a point, without these. */
    Map<String, String> entries(String word) {
        Map<String, String> those = new LinkedHashMap<>();
        entries.forEach((name, value) -> {
            if (name.startsWith(word + ".")) {
                those.put(name.substring(word.length() + 1), value);
            }
        });
        return those;
    }

    /** Returns the properties of an ORB. @param kind {@code client}, {@code server} or {@code names} */
    Properties properties(String kind, Map<String, String> values) {
        Properties properties = new Properties();
        for (String word : new String[] {"orb", kind}) {
            entries(word).forEach((name, value) -> {
                String filled = filled(value, values);
                if (!filled.isEmpty()) {
                    properties.setProperty(name, filled);
                }
            });
        }
        return properties;
    }

    private static String filled(String value, Map<String, String> values) {
        Matcher optional = OPTIONAL.matcher(value);
        StringBuffer filled = new StringBuffer();
        while (optional.find()) {
            Matcher named = NAMED.matcher(optional.group(1));
            String one = named.find() ? values.getOrDefault(named.group(1), "") : "";
            optional.appendReplacement(filled, Matcher.quoteReplacement(one.isEmpty() || one.equals("0") ? "" : optional.group(1)));
        }
        return named(optional.appendTail(filled).toString(), values);
    }

    private static String named(String value, Map<String, String> values) {
        Matcher named = NAMED.matcher(value);
        StringBuffer filled = new StringBuffer();
        while (named.find()) {
            named.appendReplacement(filled, Matcher.quoteReplacement(values.getOrDefault(named.group(1), "")));
        }
        return named.appendTail(filled).toString();
    }
}
