// SPDX-License-Identifier: Apache-2.0

/// The object and the variables for the evaluation of a predicate.
struct PredicateContext {
  let object: Any?
  let variables: [String: Any]
}
