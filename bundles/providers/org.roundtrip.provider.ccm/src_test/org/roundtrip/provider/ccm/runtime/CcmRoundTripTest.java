// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Request;
import org.omg.CORBA.TCKind;
import org.omg.Components.AlreadyConnected;
import org.omg.Components.CCMObject;
import org.omg.Components.ConnectionDescription;
import org.omg.Components.FacetDescription;
import org.omg.Components.HomeConfiguration;
import org.omg.Components.HomeConfigurationHelper;
import org.omg.Components.InvalidConnection;
import org.omg.Components.InvalidName;
import org.omg.Components.KeylessCCMHomeHelper;
import org.omg.Components.NoConnection;
import org.omg.Components.ReceptacleDescription;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.provider.ccm.CcmProvider;
import org.roundtrip.provider.jacorb.runtime.JacorbOrbs;
import org.roundtrip.tests.shapes.RoundTripTests;

/** Both halves in one JVM, and a home and its components as a client that knows components sees them. */
class CcmRoundTripTest extends RoundTripTests {
    private static final String FACET = "contract", RECEPTACLE = "next";
    private final ORB orb = new JacorbOrbs().client(new ClientSetting(Map.of(), null, null, 20));

    CcmRoundTripTest() {
        super(new CcmProvider(), new CcmServer(), new CcmClient());
        Values.register(orb);
    }

    @AfterEach
    void end() {
        orb.destroy();
    }

    private org.omg.CORBA.Object home() throws Exception {
        return orb.string_to_object(start(0).address());
    }

    private static CCMObject component(org.omg.CORBA.Object home) throws Exception {
        return KeylessCCMHomeHelper.narrow(home).create_component();
    }

    @Test
    void aComponentHasItsFacet() throws Exception {
        org.omg.CORBA.Object home = home();
        CCMObject component = component(home);
        FacetDescription facet = component.get_all_facets()[0];
        assertEquals(FACET, facet.name);
        assertTrue(facet.facet_ref._is_a(facet.type_id));
        assertTrue(facet.facet_ref._is_equivalent(component.provide_facet(FACET)));
        assertTrue(component.same_component(component.get_named_facets(new String[] {FACET})[0].facet_ref));
        assertFalse(component.same_component(component(home).provide_facet(FACET)));
        assertThrows(InvalidName.class, () -> component.provide_facet(RECEPTACLE));
        assertTrue(component.get_ccm_home()._is_equivalent(home));
    }

    @Test
    void aReceptacleTakesOneConnectionOfItsType() throws Exception {
        org.omg.CORBA.Object home = home();
        CCMObject component = component(home);
        org.omg.CORBA.Object other = component(home).provide_facet(FACET);
        assertThrows(NoConnection.class, () -> component.disconnect(RECEPTACLE, null));
        assertThrows(InvalidConnection.class, () -> component.connect(RECEPTACLE, home));
        assertThrows(InvalidName.class, () -> component.connect(FACET, other));
        assertNull(component.connect(RECEPTACLE, other), "one connection needs no cookie");
        assertThrows(AlreadyConnected.class, () -> component.connect(RECEPTACLE, other));
        ConnectionDescription connection = component.get_connections(RECEPTACLE)[0];
        assertTrue(connection.objref._is_equivalent(other));
        ReceptacleDescription receptacle = component.get_all_receptacles()[0];
        assertEquals(1, receptacle.connections.length);
        assertFalse(receptacle.is_multiple);
        assertTrue(component.disconnect(RECEPTACLE, null)._is_equivalent(other));
        assertEquals(0, component.get_named_receptacles(new String[] {RECEPTACLE})[0].connections.length);
    }

    @Test
    void theHomeConfiguresItsComponentsAndItsDeployerHasTheLastWord() throws Exception {
        org.omg.CORBA.Object home = home();
        assertThrows(BAD_INV_ORDER.class, component(home)::configuration_complete, "the home has completed it");
        HomeConfiguration configuration = HomeConfigurationHelper.narrow(home);
        assertThrows(BAD_INV_ORDER.class, () -> configuration.complete_component_configuration(false));
        Request name = component(home)._request("_get_name");
        name.set_return_type(orb.get_primitive_tc(TCKind.tk_string));
        name.invoke();
        assertEquals("roundtrip", name.return_value().extract_string());
    }

    @Test
    void aRemovedComponentAndItsFacetAreGone() throws Exception {
        org.omg.CORBA.Object home = home();
        CCMObject component = component(home);
        org.omg.CORBA.Object facet = component.provide_facet(FACET);
        HomeConfigurationHelper.narrow(home).remove_component(component);
        assertThrows(OBJECT_NOT_EXIST.class, component::get_all_facets);
        assertTrue(facet._non_existent());
        component(home).remove();
    }
}
