// SPDX-License-Identifier: Apache-2.0

/// A namespace for the subscribers of the module and the values that they exchange with publishers.
public enum Subscribers {}
