// SPDX-License-Identifier: Apache-2.0

/// The publishers that operators return.
public enum Publishers {}
