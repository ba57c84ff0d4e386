// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.omg.CORBA.BAD_PARAM;
import org.omg.Components.CCMObject;
import org.omg.Components.ConfigValue;
import org.omg.Components.StandardConfiguratorPOA;
import org.omg.Components.WrongComponentType;

/** Sets the attributes of components (6.10.1). */
final class Configurator extends StandardConfiguratorPOA {
    private volatile ConfigValue[] values = {};

    @Override
    public void set_configuration(ConfigValue[] chosen) {
        values = chosen.clone();
    }

    @Override
    public void configure(CCMObject component) throws WrongComponentType {
        ccm.Server server = server(component);
        for (ConfigValue value : values) {
            if (!value.name.equals("name")) {
                throw new WrongComponentType();
            }
            server.name(value.value.extract_string());
        }
    }

    private static ccm.Server server(CCMObject component) throws WrongComponentType {
        try {
            return ccm.ServerHelper.narrow(component);
        } catch (BAD_PARAM e) {
            throw new WrongComponentType();
        }
    }
}
