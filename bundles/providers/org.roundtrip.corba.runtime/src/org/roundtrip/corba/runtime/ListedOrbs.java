// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.omg.CORBA.ORB;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.ServerSetting;

/** Makes the ORBs of a middleware whose start is a list of properties, see {@link OrbList}. */
final class ListedOrbs implements Orbs {
    private static final String CODE_SET = "codeSetNumber";
    private final OrbList list = OrbList.read();

    @Override
    public ORB client(ClientSetting setting) {
        Map<String, String> values = new LinkedHashMap<>(setting.options());
        long millis = TimeUnit.SECONDS.toMillis(setting.timeoutSeconds());
        values.put("millis", Long.toString(millis));
        values.put(CODE_SET, CodeSets.number(values));
        ORB orb = ORB.init(new String[0], list.properties("client", values));
        String watch = list.entry("watch");
        if (!watch.isEmpty()) {
            try {
                loaded(watch).getConstructor(ORB.class, long.class).newInstance(orb, millis);
            } catch (ReflectiveOperationException e) {
                orb.destroy();
                throw new IllegalStateException(e);
            }
        }
        return orb;
    }

    @Override
    public ORB server(ServerSetting setting) {
        return listening("server", setting, setting.port());
    }

    private ORB listening(String kind, ServerSetting setting, int port) {
        Map<String, String> values = new LinkedHashMap<>(setting.options());
        values.put("host", setting.host());
        values.put("port", Integer.toString(port));
        values.put(CODE_SET, CodeSets.number(values));
        return ORB.init(new String[0], list.properties(kind, values));
    }

    @Override
    public int port(ORB orb, org.omg.CORBA.Object reference) {
        return Ior.of(orb, reference).port();
    }

    @Override
    public org.omg.CORBA.Object published(ORB orb, org.omg.CORBA.Object reference, int port, ServerSetting setting) {
        int published = setting.publishedPort(port);
        return published == port ? reference : orb.string_to_object(Ior.of(orb, reference).at(published).toString());
    }

    @Override
    public Names names(ServerSetting setting) throws Exception {
        String names = list.entry("names");
        return names.isEmpty() ? null : new ListedNames(listening("names", setting, 0), setting.host(), loaded(names));
    }

    @Override
    public void destroy(ORB orb) {
        GroupWaker.during(orb::destroy);
    }

    @Override
    public Map<String, String> facts(ORB orb) {
        Map<String, String> facts = new LinkedHashMap<>();
        list.entries("fact").forEach((name, path) -> facts.put(name, GetterPath.read(orb, path)));
        list.entries("codeSet").forEach((name, paths) -> facts.put(name, CodeSets.name(first(orb, paths))));
        list.entries("minor").forEach((name, path) -> {
            String minor = GetterPath.read(orb, path);
            facts.put(name, minor.isEmpty() ? "" : "1." + minor);
        });
        facts.values().removeIf(String::isEmpty);
        return facts;
    }

    private static String first(ORB orb, String paths) {
        return Stream.of(paths.split("\\|")).map(path -> GetterPath.read(orb, path)).filter(each -> !each.isEmpty()).findFirst()
                .orElse("");
    }

    private static Class<?> loaded(String name) throws ClassNotFoundException {
        return Class.forName(name, true, Thread.currentThread().getContextClassLoader());
    }
}
