// SPDX-License-Identifier: Apache-2.0

/// A namespace for hash functions that are not secure, for compatibility.
public enum Insecure: Sendable {}
