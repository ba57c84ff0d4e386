// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import java.util.function.Supplier;
import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.StreamableValue;
import org.omg.Components.ConfigValue;
import org.omg.Components.ConfigValueHelper;
import org.omg.Components.ConnectionDescription;
import org.omg.Components.ConnectionDescriptionHelper;
import org.omg.Components.Cookie;
import org.omg.Components.CookieHelper;
import org.omg.Components.FacetDescription;
import org.omg.Components.FacetDescriptionHelper;
import org.omg.Components.ReceptacleDescription;
import org.omg.Components.ReceptacleDescriptionHelper;

/** Makes values of the module {@code Components}. In Java their types are abstract, and an ORB must be told what to make of each. */
public final class Values {
    private Values() {
    }

    /** Lets an ORB read these values. */
    public static void register(ORB orb) {
        register(orb, FacetDescriptionHelper.id(), FacetValue::new);
        register(orb, ReceptacleDescriptionHelper.id(), ReceptacleValue::new);
        register(orb, ConnectionDescriptionHelper.id(), ConnectionValue::new);
        register(orb, CookieHelper.id(), CookieValue::new);
        register(orb, ConfigValueHelper.id(), SettingValue::new);
    }

    private static void register(ORB orb, String id, Supplier<StreamableValue> empty) {
        ((org.omg.CORBA_2_3.ORB) orb).register_value_factory(id, in -> in.read_value(empty.get()));
    }

    static FacetDescription facet(String name, String type, org.omg.CORBA.Object reference) {
        FacetDescription facet = new FacetValue();
        facet.name = name;
        facet.type_id = type;
        facet.facet_ref = reference;
        return facet;
    }

    /** A receptacle for one connection, which has none. */
    static ReceptacleDescription receptacle(String name, String type) {
        ReceptacleDescription receptacle = new ReceptacleValue();
        receptacle.name = name;
        receptacle.type_id = type;
        receptacle.connections = new ConnectionDescription[0];
        return receptacle;
    }

    static ConnectionDescription connection(org.omg.CORBA.Object reference) {
        ConnectionDescription connection = new ConnectionValue();
        connection.objref = reference;
        return connection;
    }

    /** Returns the value of an attribute, for a configurator. */
    public static ConfigValue setting(String name, Any value) {
        ConfigValue setting = new SettingValue();
        setting.name = name;
        setting.value = value;
        return setting;
    }

    private static final class FacetValue extends FacetDescription {
        private static final long serialVersionUID = 1;
    }

    private static final class ReceptacleValue extends ReceptacleDescription {
        private static final long serialVersionUID = 1;
    }

    private static final class ConnectionValue extends ConnectionDescription {
        private static final long serialVersionUID = 1;
    }

    private static final class CookieValue extends Cookie {
        private static final long serialVersionUID = 1;
    }

    private static final class SettingValue extends ConfigValue {
        private static final long serialVersionUID = 1;
    }
}
