// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime.jdk;

import com.sun.corba.se.impl.transport.CorbaConnectionCacheBase;
import com.sun.corba.se.impl.transport.SocketOrChannelConnectionImpl;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TIMEOUT;

/**
 * Ends calls that take too long, because this ORB waits for an answer as long as the connection lives. A thread of its own
 * looks at the calls in flight four times a second, so nothing is added to a call. A call that is ended so ends as by an ORB
 * that has time-outs, with the exception TIMEOUT; the connection and its other calls go on.
 */
public final class Patience implements Runnable {
    private static final long PAUSE_MILLIS = 250;
    private final WeakReference<ORB> orb;
    private final long nanos;
    private Map<Object, Long> waiting = new IdentityHashMap<>();

    /** Watches an ORB that calls, until it is destroyed. */
    public Patience(ORB orb, long millis) {
        this.orb = new WeakReference<>(orb);
        this.nanos = TimeUnit.MILLISECONDS.toNanos(millis);
        Thread thread = new Thread(this, "patience with an ORB");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void run() {
        try {
            while (look()) {
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException | ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** @return whether the ORB still lives */
    private boolean look() throws ReflectiveOperationException {
        List<Object> calls = new ArrayList<>();
        try {
            com.sun.corba.se.spi.orb.ORB watched = (com.sun.corba.se.spi.orb.ORB) orb.get();
            if (watched == null) {
                return false;
            }
            for (Object cache : watched.getCorbaTransportManager().getOutboundConnectionCaches()) {
                for (Object connection : ((CorbaConnectionCacheBase) cache).values()) {
                    calls.addAll(calls((SocketOrChannelConnectionImpl) connection));
                }
            }
        } catch (java.util.ConcurrentModificationException e) {
            return true;
        } catch (org.omg.CORBA.SystemException e) {
            return false;
        }
        Map<Object, Long> still = new IdentityHashMap<>();
        for (Object call : calls) {
            long since = waiting.getOrDefault(call, System.nanoTime());
            if (System.nanoTime() - since < nanos) {
                still.put(call, since);
            } else {
                end(call);
            }
        }
        waiting = still;
        return true;
    }

    private static List<Object> calls(SocketOrChannelConnectionImpl connection) throws ReflectiveOperationException {
        Map<?, ?> calls = (Map<?, ?>) get(connection.getResponseWaitingRoom(), "out_calls");
        synchronized (calls) {
            return new ArrayList<>(calls.values());
        }
    }

    private static void end(Object call) throws ReflectiveOperationException {
        Object done = get(call, "done");
        synchronized (done) {
            field(call, "exception").set(call, new TIMEOUT());
            done.notify();
        }
    }

    private static Object get(Object object, String name) throws ReflectiveOperationException {
        return field(object, name).get(object);
    }

    private static Field field(Object object, String name) throws ReflectiveOperationException {
        Field field = object.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }
}
