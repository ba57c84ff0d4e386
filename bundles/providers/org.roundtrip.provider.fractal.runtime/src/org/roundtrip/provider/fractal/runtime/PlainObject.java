// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

import org.objectweb.fractal.api.Component;
import org.objectweb.fractal.api.Interface;
import org.objectweb.fractal.api.NoSuchInterfaceException;
import org.objectweb.fractal.api.Type;

/**
 * A servant that Julia has not made. Fractal RMI's skeleton calls it directly, with no interface object, interceptor or controller
 * before it. Fractal RMI exports only what says that it is an interface of a component, and its name service knows only components; so
 * this says so, and has an owner that knows nothing else.
 */
public abstract class PlainObject implements Interface {
    private final Component owner = new Owner(this);

    @Override
    public final Component getFcItfOwner() {
        return owner;
    }

    @Override
    public final String getFcItfName() {
        return FractalServer.INTERFACE;
    }

    @Override
    public final Type getFcItfType() {
        return null;
    }

    @Override
    public final boolean isFcInternalItf() {
        return false;
    }

    /** Takes the place of the component. Fractal RMI makes its stub of the first of these types. */
    private static final class Owner implements Component, Interface {
        private final PlainObject object;

        private Owner(PlainObject object) {
            this.object = object;
        }

        @Override
        public Object getFcInterface(String name) throws NoSuchInterfaceException {
            if (!name.equals(FractalServer.INTERFACE)) {
                throw new NoSuchInterfaceException(name);
            }
            return object;
        }

        @Override
        public Object[] getFcInterfaces() {
            return new Object[] {object};
        }

        @Override
        public Type getFcType() {
            return null;
        }

        @Override
        public Component getFcItfOwner() {
            return this;
        }

        @Override
        public String getFcItfName() {
            return "component";
        }

        @Override
        public Type getFcItfType() {
            return null;
        }

        @Override
        public boolean isFcInternalItf() {
            return false;
        }
    }
}
