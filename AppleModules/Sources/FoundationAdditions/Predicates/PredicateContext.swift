// SPDX-License-Identifier: Apache-2.0

/// What a predicate is asked about.
struct PredicateContext {
  let object: Any?
  let variables: [String: Any]
}
