// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The layers of the design, read from the table in ARCHITECTURE.md. Each row names a layer, bundles without the prefix
 * {@code org.roundtrip.}, and the bundles they stand on; {@code provider.*} stands for the bundle of any middleware, and
 * {@code provider.*.runtime} for the bundle of that middleware that runs in forks.
 */
final class Layers {
    private static final Pattern ROW = Pattern.compile("^\\|\\s*(\\d+)\\s*\\|([^|]+)\\|([^|]*)\\|.*\\|$", Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("`([\\w.*]+)`");
    private static final Pattern PROVIDER = Pattern.compile("provider\\.(\\w+(?:\\.(?!runtime$)\\w+)*)(\\.runtime)?");
    private static final String ANY = "*";

    private record Place(int layer, List<String> standsOn) {
    }

    private final Map<String, Place> places = new LinkedHashMap<>();

    private Layers() {
    }

    static Layers read(Path page) throws IOException {
        return of(Files.readString(page));
    }

    static Layers of(String page) {
        Layers layers = new Layers();
        for (Matcher row = ROW.matcher(page); row.find();) {
            Place place = new Place(Integer.parseInt(row.group(1)), names(row.group(3)));
            names(row.group(2)).forEach(name -> layers.places.put(name, place));
        }
        return layers;
    }

    private static List<String> names(String cell) {
        return NAME.matcher(cell).results().map(match -> match.group(1)).toList();
    }

    private Place place(String bundle) {
        String name = bundle.substring(Bundles.OURS.length());
        Place own = places.get(name);
        Matcher provider = PROVIDER.matcher(name);
        return own != null || !provider.matches() ? own
                : places.get("provider." + ANY + (provider.group(2) == null ? "" : provider.group(2)));
    }

    /** Returns whether the page gives the bundle a layer. */
    boolean contains(String bundle) {
        return place(bundle) != null;
    }

    /** Returns the symbolic names of all bundles that the given one may import, those below the ones it stands on included. */
    Set<String> below(String bundle) {
        Set<String> all = new HashSet<>();
        Place place = place(bundle);
        String middleware = bundle.replaceFirst(".*\\.provider\\.", "");
        for (String row : place == null ? List.<String>of() : place.standsOn()) {
            String lower = Bundles.OURS + row.replace(ANY, middleware);
            all.add(lower);
            all.addAll(below(lower));
        }
        return all;
    }

    /** Returns the rows of the page that stand on their own layer, on a higher one, or on a bundle without a row. */
    List<String> wrongRows() {
        List<String> wrong = new ArrayList<>();
        places.forEach((name, place) -> {
            for (String lower : place.standsOn()) {
                if (!places.containsKey(lower) || places.get(lower).layer() >= place.layer()) {
                    wrong.add(name + " stands on " + lower);
                }
            }
        });
        return wrong;
    }

    /** Returns the names of the page's rows, those for any middleware left out. */
    Set<String> bundles() {
        Set<String> names = new HashSet<>(places.keySet());
        names.removeIf(name -> name.contains(ANY));
        return names;
    }

    /** Returns whether the bundle is neither the user interface nor stands on it. */
    boolean belowTheWindow(String bundle) {
        return !bundle.equals(Bundles.OURS + "ui") && !below(bundle).contains(Bundles.OURS + "ui");
    }
}
