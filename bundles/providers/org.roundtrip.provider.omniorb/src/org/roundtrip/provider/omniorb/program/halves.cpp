// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The two halves of the provider of omniORB: program client|server SETTINGS.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "glue.hpp"
#include "omniORB4/Naming.hh"

namespace {

/** The longest message that omniORB accepts, above the longest value of a contract. */
const char MOST_BYTES[] = "268435456";
const char NAME[] = "roundtrip";

std::string describe_corba() {
    try {
        throw;
    } catch (const CORBA::SystemException &e) {
        const char *minor = e.NP_minorString();
        return roundtrip::sentence(std::string(e._name()) + (minor == nullptr ? "" : std::string(": ") + minor));
    } catch (const CORBA::Exception &e) {
        return roundtrip::sentence(e._name());
    } catch (...) {
        return roundtrip::describe_standard();
    }
}

/** A call that takes longer than clientCallTimeOutPeriod ends with TRANSIENT or, if omniORB is told so, TIMEOUT. */
bool corba_timed_out() {
    try {
        throw;
    } catch (const CORBA::TIMEOUT &) {
        return true;
    } catch (const CORBA::TRANSIENT &e) {
        return e.minor() == omni::TRANSIENT_CallTimedout;
    } catch (...) {
        return false;
    }
}

/** Makes an ORB with fixed code sets, what the options of the provider choose for both sides, and more pairs of name and value. */
CORBA::ORB_ptr make_orb(const roundtrip::Fields &settings, const std::vector<std::string> &more) {
    std::vector<std::string> all = {"nativeCharCodeSet", "ISO-8859-1", "nativeWCharCodeSet", "UTF-16", "giopMaxMsgSize", MOST_BYTES,
            "maxGIOPVersion", settings.text("option.giop"), "socketSendBuffer", settings.text("option.sendBuffer")};
    all.insert(all.end(), more.begin(), more.end());
    std::vector<std::array<const char *, 2>> options;
    for (size_t i = 0; i < all.size(); i += 2) {
        options.push_back({all[i].c_str(), all[i + 1].c_str()});
    }
    options.push_back({nullptr, nullptr});
    int arguments = 0;
    return CORBA::ORB_init(arguments, nullptr, "omniORB4", reinterpret_cast<const char *(*)[2]>(options.data()));
}

/** What both halves have: an ORB, and CORBA's own exceptions. */
template <typename Role>
class OmniHalf : public Role {
public:
    std::string describe() override { return describe_corba(); }
    bool timed_out() override { return corba_timed_out(); }

    void close() override {
        if (!CORBA::is_nil(orb)) {
            orb->destroy();
            orb = CORBA::ORB::_nil();
        }
    }

protected:
    CORBA::ORB_var orb;
};

/** Looks the servant up by its corbaname URL. To connect is to narrow the reference and to ask whether the servant exists. */
class OmniClient : public OmniHalf<roundtrip::ClientHalf> {
public:
    void prepare(const roundtrip::Fields &settings) override {
        std::string millis = std::to_string(1000 * settings.number("timeoutSeconds"));
        callers = settings.has("load.callers") ? std::stoi(settings.text("load.callers")) : 1;
        pooled = settings.text("option.connections") == "pooled";
        giop = settings.text("option.giop");
        orb = make_orb(settings, {"clientCallTimeOutPeriod", millis, "clientConnectTimeOutPeriod", millis,
                "maxGIOPConnectionPerServer", pooled ? most() : "1", "oneCallPerConnection", pooled ? "1" : "0",
                "maxInterleavedCallsPerConnection", most()});
    }

    roundtrip::Fields facts() override {
        roundtrip::Fields facts = roundtrip::connection_facts(server);
        facts.with("maxGIOPVersion", giop);
        return pooled && callers > 1 ? facts.with("maxGIOPConnectionPerServer", most()) : facts;
    }

    /** By itself, each call in flight has a connection, which the next one uses again. */
    std::string connections(bool) override { return pooled ? "pooled" : "shared"; }

    void open(const roundtrip::Endpoint &endpoint, roundtrip::Steps &steps) override {
        server = endpoint;
        CORBA::Object_var reference;
        steps.lookup([&] { reference = orb->string_to_object(endpoint.address.c_str()); });
        steps.connect([&] {
            stub = narrow(reference);
            if (CORBA::is_nil(stub) || stub->_non_existent()) {
                throw roundtrip::Explained("The name service knows a servant that does not exist.");
            }
        });
    }

    void look_up(const roundtrip::Endpoint &endpoint) override {
        CORBA::Object_var reference = orb->string_to_object(endpoint.address.c_str());
        CORBA::Object_var found = narrow(reference);
        if (CORBA::is_nil(found)) {
            throw roundtrip::Explained("The name service knows no servant of this contract.");
        }
    }

    std::unique_ptr<roundtrip::Caller> caller(const std::string &operation) override {
        return make_caller(operation, stub);
    }

private:
    int callers = 1;
    bool pooled = true;
    std::string giop;
    roundtrip::Endpoint server;
    CORBA::Object_var stub;

    /**
     * The most connections, or calls in flight on one. omniORB has one connection for each call in flight, but no more than 5 by
     * itself, and no more than 5 calls in flight on one: more callers would wait.
     */
    std::string most() const { return std::to_string(std::max(5, callers)); }
};

/** Activates the servant in the root POA and binds it in the name service that started before. */
class OmniServer : public OmniHalf<roundtrip::ServerHalf> {
public:
    roundtrip::Endpoint start(const roundtrip::Fields &settings, const std::map<std::string, std::string> &links,
            roundtrip::Arrivals &arrivals) override {
        std::string host = settings.text("host");
        int port = roundtrip::usable_port(host, static_cast<int>(settings.number("port")));
        std::string place = host.find(':') == std::string::npos ? host : "[" + host + "]";
        std::vector<std::string> listening = {"endPoint", "giop:tcp:" + place + ":" + std::to_string(port)};
        if (settings.has("published")) {
            listening.insert(listening.end(), {"endPointPublish", "giop:tcp:" + place + ":" + settings.text("published")});
        }
        listening.insert(listening.end(),
                {"threadPerConnectionPolicy", settings.text("option.serving") == "connection" ? "1" : "0"});
        orb = make_orb(settings, listening);
        CORBA::Object_var root = orb->resolve_initial_references("RootPOA");
        PortableServer::POA_var adapter = PortableServer::POA::_narrow(root);
        PortableServer::ServantBase_var servant =
                make_servant(settings.number("seed"), static_cast<int>(settings.number("pool")), arrivals);
        PortableServer::ObjectId_var id = adapter->activate_object(servant.in());
        CORBA::Object_var reference = adapter->id_to_reference(id);
        PortableServer::POAManager_var manager = adapter->the_POAManager();
        manager->activate();
        const std::string &names = links.at("names");
        bind(names, reference);
        size_t slash = names.rfind('/');
        return {"corbaname" + names.substr(names.find(':'), slash - names.find(':')) + "#" + NAME,
                std::to_string(port), ""};
    }

private:
    void bind(const std::string &url, CORBA::Object_ptr reference) {
        CORBA::Object_var object = orb->string_to_object(url.c_str());
        CosNaming::NamingContext_var context = CosNaming::NamingContext::_narrow(object);
        CosNaming::Name name;
        name.length(1);
        name[0].id = NAME;
        context->rebind(name, reference);
    }
};

}

int main(int argc, char **argv) {
    if (std::string(argv[1]) == "client") {
        OmniClient half;
        roundtrip::client_main(half, argc, argv);
    }
    OmniServer half;
    roundtrip::server_main(half, argc, argv);
}
