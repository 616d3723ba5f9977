// SPDX-License-Identifier: Apache-2.0

/// The subscribers that come with the module, and what they exchange with publishers.
public enum Subscribers {}
