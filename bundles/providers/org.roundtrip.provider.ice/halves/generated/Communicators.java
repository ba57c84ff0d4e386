// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import com.zeroc.Ice.Communicator;
import com.zeroc.Ice.InitializationData;
import com.zeroc.Ice.Properties;
import com.zeroc.Ice.Util;
import java.util.Map;
import java.util.TreeMap;

/** Starts Ice, which both sides do alike. */
final class Communicators {
    /** Unions are classes, and a value can be nested so deep. Ice's own bound is 10. */
    private static final String MOST_DEPTH = "100";

    private Communicators() {
    }

    /** Returns Ice's properties for the provider's options. */
    static Map<String, String> properties(Map<String, String> options) {
        Map<String, String> properties = new TreeMap<>();
        properties.put("Ice.ThreadPool.Server.Size", options.get("serverThreads"));
        properties.put("Ice.ThreadPool.Client.Size", options.get("clientThreads"));
        properties.put("Ice.ACM.Timeout", options.get("acmTimeout"));
        properties.put("Ice.MessageSizeMax", options.get("messageSizeMax"));
        properties.put("Ice.ClassGraphDepthMax", MOST_DEPTH);
        return properties;
    }

    static Communicator start(Map<String, String> settings) {
        InitializationData data = new InitializationData();
        Properties properties = Util.createProperties();
        settings.forEach(properties::setProperty);
        data.properties = properties;
        return Util.initialize(data);
    }
}
