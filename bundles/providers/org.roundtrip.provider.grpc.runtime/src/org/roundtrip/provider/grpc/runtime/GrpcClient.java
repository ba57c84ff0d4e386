// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.ConnectivityState;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.FreshConnection;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.keys.RunKeys;

/**
 * Opens one channel for all callers, or one for each, with TLS where the option says so. There is no look-up, because the address is the
 * server's. To connect is to wait until the channel is ready.
 */
public final class GrpcClient implements ClientHalf {
    private ClientSetting setting;
    private Binding binding;
    private final List<ManagedChannel> channels = new ArrayList<>();

    @Override
    public void prepare(ClientSetting prepared) throws ReflectiveOperationException {
        setting = prepared;
        binding = Binding.ofContract();
    }

    @Override
    public Object open(Endpoint endpoint, Steps steps) throws Exception {
        ManagedChannel channel = kept(endpoint);
        steps.connect(() -> {
            ready(channel);
            return null;
        });
        return binding.stub(channel, setting.timeoutSeconds());
    }

    @Override
    public Object openAnother(Endpoint endpoint, Object first) throws Exception {
        if (setting.options().get("connections").equals("shared")) {
            return first;
        }
        ManagedChannel channel = kept(endpoint);
        ready(channel);
        return binding.stub(channel, setting.timeoutSeconds());
    }

    /** To connect is to make a channel and to wait until it is ready. */
    @Override
    public FreshConnection fresh(Endpoint endpoint, Object first) {
        return new FreshConnection() {
            private ManagedChannel channel;

            @Override
            public Object connect() throws Exception {
                channel = channel(endpoint);
                ready(channel);
                return binding.stub(channel, setting.timeoutSeconds());
            }

            @Override
            public void close() throws InterruptedException {
                if (channel != null) {
                    channel.shutdownNow();
                    channel.awaitTermination(Limits.CLOSE_SECONDS, TimeUnit.SECONDS);
                }
            }
        };
    }

    private ManagedChannel kept(Endpoint endpoint) throws Exception {
        ManagedChannel channel = channel(endpoint);
        channels.add(channel);
        return channel;
    }

    private ManagedChannel channel(Endpoint endpoint) throws Exception {
        NettyChannelBuilder builder = NettyChannelBuilder.forTarget("dns:///" + endpoint.address())
                .maxInboundMessageSize(Limits.MOST_BYTES).disableRetry()
                .intercept(new Deadline(setting.timeoutSeconds()));
        if (setting.options().get("executor").equals("direct")) {
            builder.directExecutor();
        }
        return (Tls.on(setting.options()) ? builder.sslContext(Tls.client(RunKeys.in(setting.trust()))) : builder.usePlaintext()).build();
    }

    private void ready(ManagedChannel channel) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(setting.timeoutSeconds());
        for (ConnectivityState state = channel.getState(true); state != ConnectivityState.READY;
                state = channel.getState(true)) {
            CountDownLatch changed = new CountDownLatch(1);
            channel.notifyWhenStateChanged(state, changed::countDown);
            if (state == ConnectivityState.TRANSIENT_FAILURE
                    || !changed.await(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                throw new IllegalStateException("The channel does not become ready.");
            }
        }
    }

    @Override
    public void close() throws InterruptedException {
        channels.forEach(ManagedChannel::shutdownNow);
        for (ManagedChannel channel : channels) {
            channel.awaitTermination(Limits.CLOSE_SECONDS, TimeUnit.SECONDS);
        }
        channels.clear();
    }

    /**
     * Sets the deadline of each call. A stub can have one too, but that is a point in time, and the same for all calls. A stream
     * has none, because it carries many calls.
     */
    private static final class Deadline implements ClientInterceptor {
        private final int seconds;

        Deadline(int seconds) {
            this.seconds = seconds;
        }

        @Override
        public <Q, A> ClientCall<Q, A> interceptCall(MethodDescriptor<Q, A> method, CallOptions options, Channel next) {
            return next.newCall(method, method.getType() == MethodDescriptor.MethodType.UNARY
                    ? options.withDeadlineAfter(seconds, TimeUnit.SECONDS) : options);
        }
    }
}
