// SPDX-License-Identifier: Apache-2.0

/// Hash functions that keep no secrets, for what still asks for them.
public enum Insecure: Sendable {}
