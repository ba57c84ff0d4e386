// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// What is generated for a contract, as the two halves use it.
#pragma once
#include <memory>
#include <string>

#include "halves.hpp"
#include "omniORB4/CORBA.h"

/** Narrows a reference to the contract's interface. */
CORBA::Object_ptr narrow(CORBA::Object_ptr reference);

/** Makes the caller of an operation for a narrowed reference. */
std::unique_ptr<roundtrip::Caller> make_caller(const std::string &operation, CORBA::Object_ptr stub);

/** Makes the servant, of which the caller has one reference. */
PortableServer::Servant make_servant(int64_t seed, int pool, roundtrip::Arrivals &arrivals);
